import { expect, type Page } from '@playwright/test'
import type { PostCard } from '#contracts/blog.ts'
import { categoryButtonsCopy, newsletterFormCopy, topicsHeading } from '#content/blog/copy.ts'
import { blogMessages, categoryTopics } from '#content/blog/page.ts'
import { categoryName } from '#content/blog/category.ts'
import { home } from '#content/home/page.ts'
import { formatDay } from '#shared/formats.ts'
import { needsPages } from './needs-pages.ts'
import { htmlTest } from './html-test.ts'
import { onlySeed, publishPost, removePost } from './blog-posts.ts'
import { seedSlugs } from './seed-posts.ts'
import { openLive } from './open-live.ts'
import { violationsIn } from './schemes.ts'
import { personCheckHeader, personCheckPath } from '#shared/bot-checks.ts'
import { test } from './shared-window.ts'
import { aCategory } from '#tests/builders/posts.ts'

needsPages('/blog')

const categories: readonly (readonly [id: string, label: string])[] = [
  ['all', categoryButtonsCopy.all],
  ...categoryTopics.map(({ id, label }) => [id, label] as const),
]

const cards = (page: Page) => page.locator('main article')
const buttons = (page: Page) =>
  page.getByRole('group', { name: categoryButtonsCopy.label }).getByRole('button')
const shownSlugs = (page: Page) =>
  cards(page)
    .locator('h3 a')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace('/blog/', '')))

test('the list opens with a hero and links the posts of /api/blog as cards', { tag: '@own-site' }, async ({
  page,
  request,
}) => {
  const posts: PostCard[] = await (await request.get('/api/blog')).json()
  await openLive(page, '/blog')
  await expect(page.locator('main h1')).toBeInViewport()
  expect(onlySeed(await shownSlugs(page))).toEqual(onlySeed(posts.map(({ slug }) => slug)))
  for (const { slug, title, date } of posts.filter((post) => onlySeed([post.slug]).length > 0)) {
    const card = cards(page).filter({ has: page.locator(`a[href="/blog/${slug}"]`) })
    await expect(card.getByRole('link', { name: title, exact: true })).toBeVisible()
    await expect(card.locator('time')).toHaveText(formatDay(date))
  }
})

htmlTest('the list leads a reader on to the contact page', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.locator('main a[href="/contact"]')).toBeVisible()
})

test('choosing a category highlights its button and changes nothing else', async ({ page }) => {
  await openLive(page, '/blog')
  await expect(buttons(page)).toHaveText(categories.map(([, label]) => label))
  expect(await buttons(page).evaluateAll((all) => all.map((one) => one.dataset.category))).toEqual(
    categories.map(([id]) => id),
  )
  const before = await shownSlugs(page)
  const highlightedLabels = () => page.locator('[data-category][aria-pressed="true"]').allTextContents()
  expect(await highlightedLabels()).toEqual([categoryButtonsCopy.all])
  for (const [, label] of categories) {
    await buttons(page).filter({ hasText: label }).click()
    expect(await highlightedLabels()).toEqual([label])
    expect(await shownSlugs(page)).toEqual(before)
  }
})

test('a card counts keywords beyond the third and clamps its excerpt to three lines', async ({ page }) => {
  const five = await publishPost(page, { excerpt: 'A long excerpt that goes on. '.repeat(10) })
  const three = await publishPost(page, { keywords: ['one', 'two', 'three'] })
  await openLive(page, '/blog')
  const cardOf = (slug: string) => cards(page).filter({ has: page.locator(`a[href="/blog/${slug}"]`) })
  await expect(cardOf(five).getByRole('listitem')).toHaveText(['one', 'two', 'three', '+2 more'])
  await expect(cardOf(three).getByRole('listitem')).toHaveText(['one', 'two', 'three'])
  const lines = await cardOf(five)
    .locator('p', { hasText: 'A long excerpt' })
    .evaluate((p) => p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight))
  expect(Math.round(lines)).toBe(3)
  await removePost(page, five)
  await removePost(page, three)
})

test('a topic leads to an archive of exactly that category', async ({ page, request }) => {
  await openLive(page, '/blog')
  const topics = page.getByRole('navigation', { name: topicsHeading })
  const hrefs = await topics
    .getByRole('link')
    .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
  expect(hrefs).toEqual(categories.slice(1).map(([id]) => `/blog/category/${id}`))
  const posts: PostCard[] = await (await request.get('/api/blog')).json()
  await topics.getByRole('link', { name: categoryName(aCategory) ?? '' }).click()
  await page.waitForURL(`**/blog/category/${aCategory}`)
  await expect(page.locator('main h1')).toHaveText(categoryName(aCategory) ?? '')
  const ofCategory = posts.filter(({ category }) => category === aCategory).map(({ slug }) => slug)
  expect(onlySeed(await shownSlugs(page))).toEqual(onlySeed(ofCategory))
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
    'Home',
    'Blog',
    categoryName(aCategory) ?? '',
  ])
})

test('a loading message shows while the posts of an in-app visit are loading', async ({ page }) => {
  await openLive(page, '/')
  let release = () => {}
  const hold = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/blog', async (route) => {
    await hold
    await route.continue()
  })
  await page.getByRole('link', { name: home.insights.link.label }).click()
  await expect(page.getByRole('status').filter({ hasText: blogMessages.loadingList })).toBeVisible()
  release()
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText(blogMessages.loadingList)).toBeHidden()
})

test('posts that cannot be loaded show an error in red and log it', async ({ page }) => {
  await openLive(page, '/')
  const consoleLines: string[] = []
  page.on('console', (message) => consoleLines.push(message.text()))
  await page.route('**/api/blog', (route) => route.fulfill({ status: 500, body: 'x' }))
  await page.getByRole('link', { name: home.insights.link.label }).click()
  const failure = page.getByRole('alert').filter({ hasText: blogMessages.listFailed })
  await expect(failure).toBeVisible()
  await expect(failure).toHaveClass(/text-danger/)
  expect(consoleLines.join('\n')).toContain('500: x')
})

htmlTest('the home page shows the first three posts', async ({ page, request }) => {
  const posts: PostCard[] = await (await request.get('/api/blog')).json()
  await page.goto('/')
  expect(onlySeed(await shownSlugs(page))).toEqual(onlySeed(posts.slice(0, 3).map(({ slug }) => slug)))
})

test.describe('newsletter', () => {
  test('the browser stops an empty or invalid address', async ({ page }) => {
    await openLive(page, '/blog')
    const calls: string[] = []
    page.on('request', (request) => calls.push(request.url()))
    const field = page.getByLabel(newsletterFormCopy.email, { exact: true })
    for (const address of ['', 'abc']) {
      await field.fill(address)
      await page.getByRole('button', { name: newsletterFormCopy.subscribe }).click()
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false)
      await expect(field).toBeFocused()
    }
    expect(calls.filter((url) => url.includes('/api/newsletter'))).toEqual([])
  })

  test('a valid address is sent, and a toast says thank you', async ({ page }) => {
    await openLive(page, '/blog')
    await page
      .getByLabel(newsletterFormCopy.email, { exact: true })
      .fill(`reader-${crypto.randomUUID()}@example.com`)
    const call = page.waitForRequest((request) => request.url().endsWith('/api/newsletter'))
    await page.getByRole('button', { name: newsletterFormCopy.subscribe }).click()
    expect((await call).method()).toBe('POST')
    await expect(page.locator('.toast')).toContainText('Thank you for subscribing')
    await expect(page.getByLabel(newsletterFormCopy.email, { exact: true })).toHaveValue('')
  })

  test('where the agency checks for persons, the check opens over the page and the form is sent again with its result', async ({
    page,
  }) => {
    await openLive(page, '/blog')
    const passedHtml = `<script>parent.postMessage({ personCheckToken: 'earned' }, location.origin)</script>`
    const waitingHtml = '<p>Waiting</p>'
    let frames = 0
    await page.route(`**${personCheckPath}`, (route) =>
      route.fulfill({ contentType: 'text/html', body: frames++ === 0 ? waitingHtml : passedHtml }),
    )
    const tokens: (string | undefined)[] = []
    await page.route('**/api/newsletter', async (route) => {
      const token = route.request().headers()[personCheckHeader]
      tokens.push(token)
      await (token
        ? route.fulfill({ json: { message: 'Welcome among our readers.' } })
        : route.fulfill({
            status: 403,
            headers: { [personCheckHeader]: 'needed' },
            json: { message: 'Confirm that you are a person.' },
          }))
    })
    await page.getByLabel(newsletterFormCopy.email, { exact: true }).fill('reader@example.com')
    const subscribe = page.getByRole('button', { name: newsletterFormCopy.subscribe })
    await subscribe.click()
    const dialog = page.getByRole('dialog', { name: 'One check before this is sent' })
    await expect(dialog).toBeVisible()
    expect(await violationsIn(page, 'dialog[open]')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('.toast')).toContainText('Confirm that you are a person.')
    await expect(subscribe).toBeFocused()

    await subscribe.click()
    await expect(page.locator('.toast').filter({ hasText: 'Welcome among our readers.' })).toBeVisible()
    expect(tokens).toEqual([undefined, undefined, 'earned'])
  })

  test('a refusal shows the server’s message, and a lost connection ours', async ({ page }) => {
    await openLive(page, '/blog')
    await page.route('**/api/newsletter', (route) =>
      route.fulfill({ status: 400, json: { message: 'Enter a whole e-mail address.' } }),
    )
    await page.getByLabel(newsletterFormCopy.email, { exact: true }).fill('reader@example.com')
    await page.getByRole('button', { name: newsletterFormCopy.subscribe }).click()
    await expect(page.locator('.toast')).toContainText(newsletterFormCopy.failed)
    await expect(page.locator('.toast')).toContainText('Enter a whole e-mail address.')
    await expect(page.getByLabel(newsletterFormCopy.email, { exact: true })).toHaveValue('reader@example.com')
    await page.unroute('**/api/newsletter')
    await page.route('**/api/newsletter', (route) => route.abort())
    await page.getByRole('button', { name: newsletterFormCopy.subscribe }).click()
    await expect(page.locator('.toast').filter({ hasText: 'The site cannot be reached' })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is complete, and a sign-up returns to a thank-you message', async ({ page }) => {
    await page.goto('/blog')
    expect(onlySeed(await shownSlugs(page)).length).toBeGreaterThanOrEqual(Math.min(12, seedSlugs.length))
    await page
      .getByLabel(newsletterFormCopy.email, { exact: true })
      .fill(`plain-${crypto.randomUUID()}@example.com`)
    await page.getByRole('button', { name: newsletterFormCopy.subscribe }).click()
    await page.waitForURL('**/blog#subscribed')
    await expect(page.locator('#subscribed')).toBeVisible()
  })
})
