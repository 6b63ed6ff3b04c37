// Covers src/features/shell/use-first-window.ts.

import { home } from '#content/home/page.ts'
import { expect } from '@playwright/test'
import { needsPages } from './needs-pages.ts'
import { unownedElements, watchHydration } from './hydration.ts'
import { openLive, untilLive } from './open-live.ts'
import { test } from './shared-window.ts'

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
  needsPages('/blog')
  await page.goto('/', { waitUntil: 'networkidle' })
  const link = page.getByRole('link', { name: home.insights.link.label })
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await untilLive(page)
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(1000)
  await link.click()
  await page.waitForURL('**/blog')
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('an article opened from further down a page marks its first section as current', async ({ page }) => {
  needsPages('/blog')
  await openLive(page, '/blog')
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.locator('main h3 a').nth(4).click()
  const entries = page.locator('[data-spy] a')
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving')
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)))
  await expect(entries.first()).toHaveAttribute('aria-current', 'location')
  await expect(page.locator('[data-spy] a[aria-current]')).toHaveCount(1)
})

declare global {
  interface Window {
    hiddenSections: number[]
  }
}

/** Counts the sections that are not shown in each frame after the page inside the app has changed. */
function countHiddenSections() {
  window.hiddenSections = []
  const count = () => {
    const sections = [...document.querySelectorAll('main section')]
    window.hiddenSections.push(sections.filter((section) => section.getClientRects().length === 0).length)
    requestAnimationFrame(count)
  }
  const main = document.querySelector('main') ?? document
  new MutationObserver(() => requestAnimationFrame(count)).observe(main, { childList: true })
}

test('a new page shows its first window before the rest is laid out, and Back shows a page whole', async ({
  page,
}) => {
  needsPages('/services/digital-marketing')
  await openLive(page, '/services')
  await page.evaluate(countHiddenSections)
  const hidden = () => page.evaluate(() => window.hiddenSections)
  await page.locator('main a[href="/services/digital-marketing"]').first().click()
  await expect(page.locator('h1')).toBeFocused()
  await expect.poll(async () => (await hidden()).at(-1)).toBe(0)
  expect((await hidden())[0]).toBeGreaterThan(2)
  await page.evaluate(() => {
    window.hiddenSections = []
  })
  await page.goBack()
  await page.waitForURL('**/services')
  await expect.poll(async () => (await hidden()).length).toBeGreaterThan(3)
  expect(Math.max(...(await hidden()))).toBe(0)
})
