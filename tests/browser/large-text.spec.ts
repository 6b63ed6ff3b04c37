import { headerCopy } from '#content/header.ts'
import { chromium, expect, test } from '@playwright/test'
import { findBrowser } from '../../scripts/testing/find-browser.ts'
import { pages } from './routes.ts'

test('with letters twice as large, no public page is wider than a phone, and the menu stays in reach', async ({
  baseURL,
}) => {
  test.setTimeout(120_000)
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } })
  for (const { path } of pages.filter(({ as, status }) => !as && !status)) {
    await page.goto(path)
    const { letters, excess } = await page.evaluate(() => ({
      letters: getComputedStyle(document.documentElement).fontSize,
      excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }))
    expect(letters).toBe('32px')
    expect.soft(excess, path).toBe(0)
  }
  await page.getByRole('button', { name: headerCopy.openMenu }).click()
  await expect(page.locator('#menu-sheet').getByRole('link').first()).toBeVisible()
  await browser.close()
})
