import { home } from '#content/home/page.ts'
import { expect } from '@playwright/test'
import { needsPages } from './needs-pages.ts'
import { unownedElements, watchHydration } from './hydration.ts'
import { openLive } from './open-live.ts'
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
