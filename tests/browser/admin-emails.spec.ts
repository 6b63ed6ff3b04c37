import { expect } from '@playwright/test'
import { openLive } from './open-live.ts'
import { registerNew } from './new-account.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'

test('an email that failed is announced on the overview, explained in the list and sent again', async ({
  page,
}) => {
  await registerNew(page)
  await signInAs(page, 'demo-admin')
  const clock = { ranAt: '2026-01-02T03:04:05.000Z', isMissing: true, hasFailed: false }
  // The test server has no email provider, so nothing fails there, and its clock runs.
  await page.route('**/api/admin/stats', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), unsentEmails: 2, clock } })
  })
  await page.route('**/api/admin/emails*', async (route) => {
    const response = await route.fetch()
    const list = await response.json()
    const failure = { state: 'failed', attempts: 10, lastError: 'HTTP 503', isResendable: true }
    const [first, ...others] = list.items
    await route.fulfill({ response, json: { ...list, items: [{ ...first, ...failure }, ...others] } })
  })
  await openLive(page, '/admin')
  await expect(page.getByText('The scheduler of the site last ran')).toBeVisible()
  await page.getByRole('link', { name: '2 emails were not sent' }).click()
  await expect(page).toHaveURL('/admin/emails')
  const failedRow = page.getByRole('row').nth(1)
  await expect(failedRow).toContainText('Failed')
  await expect(failedRow).toContainText('HTTP 503')
  const request = page.waitForRequest(/\/api\/admin\/emails\/\d+\/resend$/)
  await page.route('**/resend', (route) => route.fulfill({ json: {} }))
  await failedRow.getByRole('button', { name: /^Send “.+” to .+ again$/ }).click()
  await request
  await expect(page.getByText('Queued again', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const filteredResponse = page.waitForResponse('**/api/admin/emails?state=waiting')
  await page.getByRole('combobox', { name: 'State' }).selectOption('waiting')
  await filteredResponse
  await expect(page).toHaveURL('/admin/emails?state=waiting')
  const templates = page.getByRole('region', { name: 'What the site writes' })
  await templates.getByRole('combobox', { name: 'Email' }).selectOption('password-link')
  await expect(templates.locator('pre')).toContainText('/auth/reset?token=sample')
  await expect(templates.getByRole('link', { name: 'Open as HTML' })).toHaveAttribute(
    'href',
    '/api/admin/emails/templates/password-link/html',
  )
  await templates.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(page.getByText('The test is queued', { exact: true })).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
})
