import { formatNumber } from '#shared/formats.ts'
import { expect } from '@playwright/test'
import { registerAs, sendBooking } from './client-data.ts'
import { signInAs } from './sign-in.ts'
import { slowDown } from './slow-down.ts'
import { test } from './shared-window.ts'
import { charsMax, confirmation, messages, field, untilScriptRuns } from './message-page.ts'

test('an unsent message stays in the field, also after a reload', async ({ page }) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await page.goto(confirmation(code))
  await untilScriptRuns(page)
  await page.route('**/messages', (route) => route.abort())
  await field(page).fill('Do not lose me')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(field(page)).toHaveAccessibleDescription(/cannot be reached/)
  await expect(field(page)).toHaveValue('Do not lose me')
  await page.unroute('**/messages')
  await page.reload()
  await expect(field(page)).toHaveValue('Do not lose me')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(messages(page)).toHaveCount(1)
  await page.reload()
  await expect(field(page)).toHaveValue('')
})

test('messages of a booking that was deleted meanwhile say so', async ({ page }) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await signInAs(page, 'demo-admin')
  await page.route('**/api/bookings/*/messages', async (route) => {
    await page.request.delete(`/api/admin/bookings/${code}`)
    await route.continue()
  })
  await page.goto(`/admin/contact-submissions/request?code=${code}`)
  await expect(page.getByRole('alert')).toContainText(
    'Loading the messages failed. There is no booking with this code.',
  )
})

test('a double click sends one message', async ({ page }) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await page.goto(confirmation(code))
  await untilScriptRuns(page)
  let postCount = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/messages')) postCount += 1
  })
  await field(page).fill('Once')
  await page.getByRole('button', { name: 'Send message' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  await expect(messages(page)).toHaveCount(1)
  expect(postCount).toBe(1)
})

test('characters are counted as a reader sees them, and too many are refused beside the field', async ({
  page,
}) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await page.goto(confirmation(code))
  await untilScriptRuns(page)
  await field(page).fill('🙂'.repeat(2001))
  await expect(page.getByText(`${formatNumber(2001)} / ${charsMax}`)).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(field(page)).toHaveAccessibleDescription(new RegExp(`longer than ${charsMax} characters`))
})

test('of a text that goes on while it is being sent, only what was not sent stays', async ({ page }) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await page.goto(confirmation(code))
  await untilScriptRuns(page)
  await slowDown(page, '**/messages', 'POST')
  const send = page.getByRole('button', { name: 'Send message' })
  await field(page).fill('Alpha bravo')
  await send.click()
  await field(page).focus()
  await field(page).press('End')
  await page.keyboard.type(' charlie')
  await expect(messages(page)).toHaveCount(1)
  await expect(field(page)).toHaveValue('charlie')
  await page.reload()
  await expect(field(page)).toHaveValue('charlie')

  await field(page).fill('Delta')
  await send.click()
  await field(page).fill('Echo')
  await expect(messages(page)).toHaveCount(2)
  await expect(field(page)).toHaveValue('Echo')
})
