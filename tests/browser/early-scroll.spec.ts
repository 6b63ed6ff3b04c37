import { home } from '#content/home/page.ts'
import { expect, type Page } from '@playwright/test'
import { publishPost, removePost } from './blog-posts.ts'
import { needsPages } from './needs-pages.ts'
import { unownedElements, watchHydration } from './hydration.ts'
import { openLive, untilLive } from './open-live.ts'
import { test } from './shared-window.ts'

async function scrollToLink(page: Page) {
  needsPages('/blog')
  await page.goto('/', { waitUntil: 'networkidle' })
  const link = page.getByRole('link', { name: home.insights.link.label })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  return { link, before }
}

test('a reader who scrolls before the app runs is not thrown back to the top', async ({ page }) => {
  await watchHydration(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect.poll(() => unownedElements(page)).toEqual([])
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => scrollY)).toBe(1500)
})

test('a page opened from a link starts at its top, and Back restores the scroll position', async ({
  page,
}) => {
  needsPages('/blog')
  await openLive(page, '/')
  const link = page.getByRole('link', { name: home.insights.link.label })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  await link.click()
  await page.waitForURL('**/blog')
  await expect(page.locator('h1')).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('Back restores the scroll position of a reader who scrolled before the app ran', async ({ page }) => {
  const { link, before } = await scrollToLink(page)
  await link.hover()
  await untilLive(page)
  await link.click()
  await page.waitForURL('**/blog')
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('Back restores the scroll position of a reader whose press on a link is answered while the app starts', async ({
  page,
}) => {
  const { link, before } = await scrollToLink(page)
  // React answers a press that comes while it hydrates in the task in which it finishes.
  await link.evaluate((element: HTMLElement) =>
    addEventListener('appready', () => queueMicrotask(() => element.click())),
  )
  await link.hover()
  await page.waitForURL('**/blog')
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('Back restores the scroll position before the first frame of the next page is painted', async ({
  page,
}) => {
  const { link, before } = await scrollToLink(page)
  await link.hover()
  await untilLive(page)
  await page.evaluate(() => {
    const nextFrame = requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (work) => nextFrame(() => setTimeout(work, 1000))
    new MutationObserver((_, observer) => {
      observer.disconnect()
      history.back()
    }).observe(document.documentElement, { attributeFilter: ['data-arriving'] })
  })
  const navigation = page.waitForEvent('framenavigated', () => new URL(page.url()).pathname === '/')
  await link.click()
  await navigation
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('an article opened from further down a page marks its first section as current', async ({ page }) => {
  needsPages('/blog')
  const slug = await publishPost(page, { date: '2099-01-01' })
  await openLive(page, '/blog')
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.locator(`main h3 a[href="/blog/${slug}"]`).dispatchEvent('click')
  const entries = page.locator('[data-spy] a')
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  await expect(entries.first()).toHaveAttribute('aria-current', 'location')
  await expect(page.locator('[data-spy] a[aria-current]')).toHaveCount(1)
  await removePost(page, slug)
})

declare global {
  interface Window {
    shownSections: number[]
  }
}

function countShownSections() {
  window.shownSections = []
  const count = () => {
    const sections = [...document.querySelectorAll('main section')]
    window.shownSections.push(sections.filter((section) => section.getClientRects().length > 0).length)
    requestAnimationFrame(count)
  }
  const main = document.querySelector('main') ?? document
  new MutationObserver(() => requestAnimationFrame(count)).observe(main, { childList: true })
}

test('a new page shows its first window before the rest is rendered, and Back shows a page whole', async ({
  page,
}) => {
  const address = '/services/digital-marketing'
  needsPages(address)
  const html = await (await page.request.get(address)).text()
  const inHtml = html.split('<section').length - 1
  await openLive(page, '/services')
  const link = page.locator(`main a[href="${address}"]`).first()
  test.skip((await link.count()) === 0, 'the overview does not lead there')
  const before = await page.locator('main section').count()
  await page.evaluate(countShownSections)
  const sectionCounts = () => page.evaluate(() => window.shownSections)
  await link.click()
  await expect(page.locator('h1')).toBeFocused()
  await expect.poll(async () => (await sectionCounts()).at(-1)).toBe(inHtml)
  expect((await sectionCounts())[0]).toBeLessThan(inHtml - 2)
  await page.evaluate(() => {
    window.shownSections = []
  })
  await page.goBack()
  await page.waitForURL('**/services')
  await expect.poll(async () => (await sectionCounts()).length).toBeGreaterThan(3)
  expect(Math.min(...(await sectionCounts()))).toBe(before)
})
