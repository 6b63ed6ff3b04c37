import { expect, type Page } from '@playwright/test'
import {
  articleHeaderCopy,
  articlePageCopy,
  relatedArticlesCopy,
  shareBarCopy,
  tableOfContentsCopy,
} from '#content/blog/copy.ts'
import { authorExpertise, blogMessages, defaultAuthor } from '#content/blog/page.ts'
import { categoryName } from '#content/blog/category.ts'
import { formatLongDay } from '#shared/formats.ts'
import { site } from '#site.config.ts'
import type { Post } from '#contracts/blog.ts'
import { htmlTest } from './html-test.ts'
import { onlySeed, publishPost, removePost } from './blog-posts.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { seedSlug, seedSlugs } from './seed-posts.ts'
import { test } from './shared-window.ts'
import { aCategory } from '#tests/builders/posts.ts'

const outline = (page: Page) => page.getByRole('navigation', { name: tableOfContentsCopy.heading })
const body = (page: Page) => page.locator('#article-body')

needsPages('/blog')

let slug = ''

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage()
  slug = await publishPost(page, { tags: ['Crawling', 'Logs'], author: 'Asha Rai', date: '2020-04-05' })
  await page.close()
})

test.afterAll(async ({ browser }) => {
  const page = await browser.newPage()
  await removePost(page, slug)
  await page.close()
})

htmlTest(
  'no line of an article’s date, reading time and author ends with a dot on a phone',
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(`/blog/${slug}`)
    const line = page
      .getByRole('article')
      .first()
      .locator('p', { has: page.locator('time') })
    const texts = await line.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      return Array.from({ length: 9 }, () => walker.nextNode()?.textContent).filter(Boolean)
    })
    expect(texts).toHaveLength(3)
    const dot = await line.locator('time').evaluate((time) => getComputedStyle(time, '::before').content)
    expect(dot).toContain('·')
  },
)

htmlTest('an article shows its title, author, date and reading time', async ({ page, request }) => {
  const post: Post = await (await request.get(`/api/blog/${slug}`)).json()
  await page.goto(`/blog/${slug}`)
  const article = page.getByRole('article').first()
  const minutes = Math.max(1, Math.ceil(post.wordCount / 225))
  await expect(page.locator('main h1').first()).toHaveText(post.title)
  await expect(article.getByRole('link', { name: categoryName(aCategory) ?? '' })).toHaveAttribute(
    'href',
    `/blog/category/${aCategory}`,
  )
  await expect(article.getByText('Crawling', { exact: true })).toBeVisible()
  await expect(article.getByText('Logs', { exact: true })).toBeVisible()
  await expect(article.getByText(articleHeaderCopy.author('Asha Rai'))).toBeVisible()
  await expect(article.locator('time').first()).toHaveText(formatLongDay('2020-04-05'))
  await expect(article.getByText(articleHeaderCopy.minutes(minutes))).toBeVisible()
  await expect(article.getByText(articlePageCopy.words(post.wordCount))).toBeVisible()
  await expect(page.getByRole('region', { name: 'Asha Rai' })).toBeVisible()
  await page.getByRole('link', { name: blogMessages.backToBlog }).click()
  await page.waitForURL('**/blog')
})

test('a post without tags or author has no tag badge and names the default author', async ({ page }) => {
  const bareSlug = await publishPost(page)
  await openLive(page, `/blog/${bareSlug}`)
  await expect(page.locator('main h1 ~ p').first()).toBeVisible()
  const badges = page.locator('main h1').locator('xpath=preceding-sibling::div[1]/*')
  await expect(badges).toHaveText([categoryName(aCategory) ?? ''])
  const card = page.getByRole('region', { name: defaultAuthor.name })
  await expect(card.getByRole('listitem')).toHaveText(site.sampleFigures ? [...authorExpertise] : [])
  await removePost(page, bareSlug)
})

test.describe('table of contents', () => {
  // With smooth scrolling, a jump would still be under way when its position is checked.
  test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

  test('lists levels 2 to 4, is open at first, collapses at its title, and is absent on phones', async ({
    page,
  }) => {
    await openLive(page, `/blog/${slug}`)
    const names = ['First', 'Second', 'Third'].flatMap((name) => [
      `${name} part`,
      `${name} detail`,
      `${name} note`,
    ])
    await expect(outline(page).getByRole('link')).toHaveText(names)
    await expect(outline(page).getByRole('link').first()).toBeVisible()
    const title = outline(page).getByText(tableOfContentsCopy.heading)
    await title.click()
    await expect(outline(page).getByRole('link').first()).toBeHidden()
    await title.click()
    await expect(outline(page).getByRole('link').first()).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(outline(page)).toBeHidden()
  })

  test('with a depth of 2, lists levels 2 and 3 only', async ({ page }) => {
    const shallow = await publishPost(page, { tocDepth: 2 })
    await page.goto(`/blog/${shallow}`)
    const names = ['First', 'Second', 'Third'].flatMap((name) => [`${name} part`, `${name} detail`])
    await expect(outline(page).getByRole('link')).toHaveText(names)
    await removePost(page, shallow)
  })

  test('an entry leads to its heading, and the current section is marked, also after jumps', async ({
    page,
  }) => {
    await openLive(page, `/blog/${slug}`)
    const current = outline(page).locator('[aria-current="location"]')
    await outline(page).getByRole('link', { name: 'Second detail' }).click()
    await expect(page).toHaveURL(/#second-detail$/)
    await expect(body(page).getByRole('heading', { name: 'Second detail' })).toBeInViewport()
    await expect(current).toHaveText(['Second detail'])
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(current).toHaveText(['Third note'])
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await expect(current).toHaveText(['First part'])
  })

  test('the mark of the current section is not cut off by the list', async ({ page }) => {
    await page.goto(`/blog/${slug}`)
    const entry = outline(page).locator('[aria-current="location"]')
    const markFromListEdge = await entry.evaluate((link) => {
      const list = link.closest('ol')
      return list
        ? link.getBoundingClientRect().left - (list.getBoundingClientRect().left + list.clientLeft)
        : undefined
    })
    expect(await entry.evaluate((link) => getComputedStyle(link).borderLeftStyle)).toBe('solid')
    expect(markFromListEdge).toBeGreaterThanOrEqual(0)
  })
})

test('with forced colors, code and tinted boxes have a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/blog/${slug}`)
  await expect(body(page).locator('pre')).toHaveCSS('border-top-width', '1px')
  const helpCall = page.locator('div', { has: page.locator('> p', { hasText: articlePageCopy.help }) }).last()
  await expect(helpCall).toHaveCSS('border-top-width', '1px')
})

htmlTest(
  'markdown is rendered: headings with anchors, emphasis, lists, code, quotes, rules and links',
  async ({ page }) => {
    await page.goto(`/blog/${slug}`)
    for (const selector of [
      'h2#first-part',
      'strong',
      'em',
      'ul > li',
      'ol > li',
      'pre code',
      'blockquote',
      'hr',
    ]) {
      await expect(body(page).locator(selector).first(), selector).toBeAttached()
    }
    await expect(body(page).getByRole('link', { name: 'a link' })).toHaveAttribute(
      'href',
      'https://example.com',
    )
    await expect(body(page).locator('p code')).toHaveText('inline code')
  },
)

test('the columns of a table in an article stand as its author aligned them', async ({ page }) => {
  const table = await publishPost(page, { content: '| A | B | C |\n|---|--:|:-:|\n| 1 | 2 | 3 |' })
  await page.goto(`/blog/${table}`)
  for (const cells of [body(page).locator('th'), body(page).locator('td')])
    for (const [column, side] of [/^(left|start)$/, 'right', 'center'].entries())
      await expect(cells.nth(column)).toHaveCSS('text-align', side)
  await removePost(page, table)
})

test('a malicious post is rendered as harmless text', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  const hostile = await publishPost(page, {
    title: '<script>alert(1)</script> in a title',
    content:
      '<script>alert(1)</script>\n\n<img src=x onerror="alert(2)">\n\n[x](javascript:alert(3)) [y](data:text/html,x)\n\n## constructor',
  })
  await openLive(page, `/blog/${hostile}`)
  await expect(body(page).locator('script, img, [onerror]')).toHaveCount(0)
  await expect(page.locator('a[href^="javascript:"], a[href^="data:"]')).toHaveCount(0)
  await expect(page.locator('main h1')).toHaveText('<script>alert(1)</script> in a title')
  expect(dialogs).toEqual([])
  await removePost(page, hostile)
})

htmlTest(
  'an article ends with Get Started and at most three related articles, never itself',
  async ({ page, request }) => {
    const post: Post = await (await request.get(`/api/blog/${seedSlug}`)).json()
    await page.goto(`/blog/${seedSlug}`)
    const relatedArticles = page.getByRole('region', { name: relatedArticlesCopy.heading })
    const hrefs = await relatedArticles
      .locator('h3 a')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
    expect(hrefs.length).toBeLessThanOrEqual(3)
    expect(hrefs.length).toBeGreaterThanOrEqual(Math.min(3, seedSlugs.length - 1))
    expect(hrefs).not.toContain(`/blog/${seedSlug}`)
    for (const { slug: other, category } of post.related.filter((one) => seedSlugs.includes(one.slug))) {
      const card = relatedArticles
        .getByRole('article')
        .filter({ has: page.locator(`a[href="/blog/${other}"]`) })
      await expect(card.getByText(categoryName(category) ?? '')).toBeVisible()
    }
    await page.getByRole('article').first().getByRole('link', { name: articlePageCopy.helpAction }).click()
    await page.waitForURL('**/contact')
  },
)

test('related articles of the first document open without a reload, and are there again after Back', async ({
  page,
}) => {
  await openLive(page, `/blog/${seedSlug}`)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const links = page.getByRole('region', { name: relatedArticlesCopy.heading }).locator('h3 a')
  const before = await links.allTextContents()
  const lasting = onlySeed(
    await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')?.slice(6) ?? '')),
  )
  test.skip(lasting.length === 0, 'there is no other article')
  await links.and(page.locator(`[href="/blog/${lasting[0]}"]`)).click()
  await page.waitForURL(`**/blog/${lasting[0]}`)
  await expect(links.first()).toBeAttached()
  await page.goBack()
  await page.waitForURL(`**/blog/${seedSlug}`)
  await expect.poll(() => links.allTextContents()).toEqual(before)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } })

  test('the whole article, its outline and the share links are there', async ({ page }) => {
    await page.goto(`/blog/${slug}`)
    await expect(body(page).getByRole('heading', { name: 'Third note' })).toBeVisible()
    await expect(outline(page).getByRole('link')).toHaveCount(9)
    await expect(page.getByRole('link', { name: shareBarCopy.shareOn(shareBarCopy.linkedIn) })).toBeVisible()
  })
})
