import { expect } from '@playwright/test'
import { applyStyles, contourLines } from './schemes.ts'
import { ownWindowTest as test } from './shared-window.ts'

test('if contour lines fail to load, the plain band shows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(/\.svg$/, (route) => route.abort())
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  for (const band of [page.locator('section').first(), page.locator('footer')]) {
    const withContours = await band.screenshot({ animations: 'disabled' })
    await applyStyles(page, `${contourLines} { display: none }`)
    expect(withContours.equals(await band.screenshot({ animations: 'disabled' }))).toBe(true)
    await page.evaluate(() => document.adoptedStyleSheets.pop())
  }
})
