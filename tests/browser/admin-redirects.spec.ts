import { expect } from '@playwright/test'
import { missingPathTexts, redirectFormTexts, redirectListTexts } from '#content/interface/admin/redirects.ts'
import { test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'

test('an address that a reader missed is redirected from the back office, changed and deleted', async ({
  page,
}) => {
  const lost = `/lost-${Date.now() % 100_000}-page`
  const missed = await page.goto(lost)
  expect(missed?.status()).toBe(404)
  await signInAs(page, 'demo-admin')
  await page.goto('/admin/redirects')
  await page.getByRole('button', { name: missingPathTexts.redirectLabel(lost) }).click()
  const to = page.getByLabel(redirectFormTexts.to, { exact: true })
  await expect(to).toBeFocused()
  await expect(page.getByLabel(redirectFormTexts.from, { exact: true })).toHaveValue(lost)

  await to.fill('/no-such-page')
  await page.getByRole('button', { name: redirectFormTexts.create, exact: true }).click()
  await expect(page.getByText('There is no page at /no-such-page.')).toBeVisible()
  await to.fill('/about')
  await page.keyboard.press('Enter')
  await expect(page.getByText(redirectFormTexts.createdTitle, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: missingPathTexts.redirectLabel(lost) })).toHaveCount(0)
  const row = page.getByRole('row', { name: lost })
  await expect(row).toContainText(redirectListTexts.leadsTo('/about'))
  const followed = await page.request.get(`${lost}?a=b`, { maxRedirects: 0 })
  expect([followed.status(), followed.headers().location]).toEqual([301, '/about?a=b'])

  await row.getByRole('button', { name: redirectListTexts.editLabel(lost) }).click()
  await to.fill('/contact')
  await page.getByRole('button', { name: redirectFormTexts.save, exact: true }).click()
  await expect(row).toContainText(redirectListTexts.leadsTo('/contact'))
  await row.getByRole('button', { name: redirectListTexts.deleteLabel(lost) }).click()
  await page.getByRole('button', { name: redirectListTexts.question(lost).confirmLabel }).click()
  await expect(row).toHaveCount(0)
})

test('the list of redirects fits a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await signInAs(page, 'demo-admin')
  await page.goto('/admin/redirects')
  await expect(page.getByRole('heading', { name: missingPathTexts.heading })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
