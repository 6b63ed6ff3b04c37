import { expect } from '@playwright/test'
import { bookingActionsCopy, bookingFormCopy } from '#content/booking/copy.ts'
import { newestLink } from './mailbox.ts'
import { test } from './shared-window.ts'
import { bookingPath, codeOf, confirmation, fillIn, untilScriptRuns } from './booking-page.ts'

test('an account with another address adds a guest booking once the owner of its address agrees', async ({
  page,
}) => {
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  const code = codeOf(page)
  // The browser that sent a request shows it whole.
  await page.context().clearCookies({ name: 'booking' })
  await page.getByRole('link', { name: bookingActionsCopy.claimSignedOut }).click()
  await page.waitForURL('**/auth?next=*')
  await page.locator('#login').getByLabel('Username').fill('demo-provider')
  await page.locator('#login').getByLabel('Password', { exact: true }).fill('try-it-locally')
  await page.locator('#login').getByRole('button', { name: 'Login' }).click()
  await page.waitForURL(`**/booking/confirmation/${code}`)
  await page.getByRole('button', { name: bookingActionsCopy.claim }).click()
  await expect(page.locator('#claim-asked')).toBeVisible()
  await expect(page.getByText('asha@everest.example')).toHaveCount(0)
  await page.goto(newestLink('asha@everest.example', '/booking/claim'))
  await expect(page.getByText(code)).toBeVisible()
  await page.getByRole('button', { name: 'Yes, add it to that account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The request was added')
  await page.goto(`/booking/confirmation/${code}`)
  await expect(page.getByText('asha@everest.example')).toBeVisible()
})

test('after thirty guesses of codes, page and API ask to come back later', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'cf-connecting-ip': '198.51.100.200' })
  const headers = { 'cf-connecting-ip': '198.51.100.200' }
  for (let guess = 0; guess < 30; guess += 1) {
    const code = `0000-0000-0000-00${String(guess).padStart(2, '0')}`
    expect((await page.request.get(`/api/bookings/${code}`, { headers })).status()).toBe(404)
  }
  const response = await page.goto('/booking/confirmation/0000-0000-0000-0099')
  expect(response?.status()).toBe(429)
  expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(3000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Too many codes that do not exist')
  await expect(page.getByText(/Try again in \d+ minutes\./)).toBeVisible()
  const calendar = await page.request.get('/api/bookings/0000-0000-0000-0098/calendar.ics', { headers })
  expect(calendar.status()).toBe(429)
})
