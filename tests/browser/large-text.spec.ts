import { headerCopy } from '#content/header.ts'
import { chromium, expect, test } from '@playwright/test'
import { findBrowser } from '../../scripts/testing/find-browser.ts'
import { pages } from './routes.ts'
import { signInAs } from './sign-in.ts'

test('with letters twice as large, public pages and the account stay as wide as a phone, and the menu in reach', async ({
  baseURL,
}) => {
  test.setTimeout(120_000)
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--blink-settings=defaultFontSize=32'],
  })
  const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } })
  const open = pages.filter(({ as, status }) => !as && !status).map(({ path }) => path)
  await signInAs(page, 'demo-client')
  for (const path of [...open, '/account']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
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
