import { expect } from '@playwright/test'
import { setTimeout as pause } from 'node:timers/promises'
import { bookingHistoryTexts, bookingStatusTexts } from '#content/interface/admin/booking.ts'
import { noteCharsMax } from '#contracts/admin-bookings.ts'
import { formatNumber } from '#shared/formats.ts'
import { formatTime } from '#features/admin/bookings/time.ts'
import { asksForNotes, bookingField, fillChosenAnswers, fillNotes } from './booking-form.ts'
import { comingDay } from '#tests/builders/coming-day.ts'
import { signInAs } from './sign-in.ts'
import { agree, decline } from './question.ts'
import { test } from './shared-window.ts'
import { inbox, addBooking, statusOf, rowOf, opener } from './admin-bookings.ts'
import { uniqueName } from './unique-name.ts'
import { bookingStatusNames } from '#content/interface/statuses.ts'

test.beforeEach(async ({ page }) => signInAs(page, 'demo-admin'))

test('a pending and a confirmed booking offer exactly the allowed transitions', async ({ page }) => {
  const name = uniqueName()
  const code = await addBooking(page, name)
  await page.goto(`${inbox}?view=bookings&search=${name}`)
  const choices = page
    .getByRole('region', { name: new RegExp(`^Change ${name}, .* from`) })
    .getByRole('button')
  await opener(page, name).click()
  await expect(choices).toHaveText([bookingStatusNames.confirmed, bookingStatusNames.cancelled])
  await choices.first().click()
  await expect(rowOf(page, name)).toContainText('Confirmed')
  expect(await statusOf(page, code)).toBe('confirmed')
  await opener(page, name).click()
  await expect(choices).toHaveText(['completed', 'cancelled'])
  await page.keyboard.press('Escape')
  await expect(choices.first()).toBeHidden()
  await expect(opener(page, name)).toBeFocused()
})

test('with two administrators on one booking, the second is warned and sees its current status', async ({
  page,
  browser,
}) => {
  const name = uniqueName()
  const code = await addBooking(page, name)
  const other = await browser.newContext()
  const second = await other.newPage()
  await signInAs(second, 'demo-admin')
  for (const each of [page, second]) {
    await each.goto(`${inbox}/request?code=${code}`)
    await expect(each.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText(`${name} is confirmed.`)).toBeVisible()
  await second.getByRole('button', { name: 'Cancel the booking…' }).click()
  await second.getByRole('dialog').getByRole('button', { name: 'Cancel the booking' }).click()
  await expect(second.getByText('has changed this booking: it is now confirmed.').first()).toBeVisible()
  await expect(second.getByText('It is confirmed.')).toBeVisible()
  expect(await statusOf(page, code)).toBe('confirmed')
  await other.close()
})

test('a booking gets an assignee, an appointment and a note, and an unsent note is kept', async ({
  page,
}) => {
  const name = uniqueName()
  const code = await addBooking(page, name)
  await page.goto(`${inbox}/request?code=${code}`)
  await expect(page.getByRole('button', { name: 'Assign' })).toBeDisabled()
  await page.getByLabel('Assign to').selectOption({ index: 1 })
  // A fast user presses again before the page shows the result of the first press.
  await page.route(`**/api/admin/bookings/${code}`, async (route) => {
    if (route.request().method() === 'GET') await pause(500)
    await route.continue()
  })
  await page.getByRole('button', { name: 'Assign' }).click()
  await expect(page.getByText(`${name} is assigned`).first()).toBeVisible()
  await page.getByLabel('Appointment').evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      '20311-05-20T15:00',
    )
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(page.getByText('Enter a date whose year has four digits.')).toBeVisible()
  const appointment = `${comingDay()}T15:00`
  await page.getByLabel('Appointment').fill(appointment)
  await page.getByRole('button', { name: 'Confirm for this date' }).click()
  await expect(
    page.getByText(`It is confirmed for ${formatTime(new Date(appointment).toISOString())}`),
  ).toBeVisible()
  await page.unroute(`**/api/admin/bookings/${code}`)

  await page.getByLabel('New note').fill('Wants a call in May.')
  await page.getByRole('link', { name: 'All requests' }).click()
  await expect(page.getByRole('table', { name: 'Service requests' })).toBeVisible()
  await page.goto(`${inbox}/request?code=${code}`)
  await expect(page.getByLabel('New note')).toHaveValue('Wants a call in May.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Wants a call in May.' })).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('')
})

test('an appointment is entered in the time zone that its label names, and shown in that zone', async ({
  page,
  browser,
}) => {
  const code = await addBooking(page, uniqueName())
  const context = await browser.newContext({ timezoneId: 'Asia/Kathmandu' })
  const reader = await context.newPage()
  await signInAs(reader, 'demo-admin')
  await reader.goto(`${inbox}/request?code=${code}`)
  const day = comingDay()
  await reader
    .getByLabel(bookingStatusTexts.appointmentLabel(true, 'Kathmandu (GMT+5:45)'))
    .fill(`${day}T15:00`)
  await reader.getByRole('button', { name: bookingStatusTexts.confirmForDateButton }).click()
  await expect(reader.getByText(/^It is confirmed for .+, 15:00, Kathmandu time\.$/)).toBeVisible()
  const booking = await (await page.request.get(`/api/admin/bookings/${code}`)).json()
  expect(booking.confirmedFor).toBe(`${day}T09:15:00.000Z`)
  await context.close()
})

test('the history shows when an appointment was set and where it was moved', async ({ page }) => {
  const name = uniqueName()
  const code = await addBooking(page, name)
  const [first, second] = [`${comingDay()}T15:00:00.000Z`, `${comingDay(1)}T09:30:00.000Z`]
  for (const change of [{ status: 'confirmed', confirmedFor: first }, { confirmedFor: second }])
    await page.request.patch(`/api/admin/bookings/${code}`, { data: change })
  await page.goto(`${inbox}/request?code=${code}`)
  const history = page.getByRole('region', { name: bookingHistoryTexts.title }).getByRole('listitem')
  await expect(history).toHaveCount(4)
  await expect(history.nth(2)).toContainText(bookingHistoryTexts.moves.set('', formatTime(first)))
  await expect(history.nth(3)).toContainText(
    bookingHistoryTexts.moves.moved(formatTime(first), formatTime(second)),
  )
})

test('a booking is entered by an administrator, and deleted after confirmation', async ({ page }) => {
  const name = uniqueName()
  await page.goto(`${inbox}/new`)
  await page.getByLabel('Service', { exact: true }).selectOption({ index: 1 })
  await bookingField(page, 'companyName').fill(name)
  await page.getByRole('link', { name: 'All requests' }).click()
  await decline(page)
  await expect(bookingField(page, 'companyName')).toHaveValue(name)
  await bookingField(page, 'contactName').fill('Asha Rai')
  await bookingField(page, 'clientEmail').fill('asha@phone.example')
  await fillChosenAnswers(page)
  await fillNotes(page, 'Wants a call in May.')
  await page.getByRole('button', { name: 'Save request' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  if (asksForNotes) await expect(page.getByText('Wants a call in May.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete the request' }).click()
  await decline(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Delete the request' }).click()
  await agree(page)
  await page.waitForURL('**/admin/contact-submissions?view=bookings')
  await expect(page.getByRole('table', { name: 'Service requests' })).toBeVisible()
  await expect(rowOf(page, name)).toHaveCount(0)
  await page.goto(`${inbox}/new`)
  await expect(bookingField(page, 'companyName')).toHaveValue('')
})

test('an appointment that is being entered survives a failed answer', async ({ page }) => {
  const code = await addBooking(page, uniqueName())
  await page.goto(`${inbox}/request?code=${code}`)
  const appointment = page.locator('input[type=datetime-local]')
  const value = `${comingDay()}T10:00`
  await appointment.fill(value)
  await page.route(`**/api/admin/bookings/${code}`, (route) => route.fulfill({ status: 500, json: {} }))
  const failedResponse = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.status() === 500,
  )
  await page.getByRole('button', { name: 'Confirm for this date' }).click()
  await failedResponse
  await page.waitForLoadState('networkidle')
  await expect(appointment).toHaveValue(value)
})

test('a new note is described by its counter, which says how long it may be', async ({ page }) => {
  const code = await addBooking(page, uniqueName())
  await page.goto(`${inbox}/request?code=${code}`)
  await page.getByLabel('New note').fill('Call')
  await expect(page.getByLabel('New note')).toHaveAccessibleDescription(`4 / ${formatNumber(noteCharsMax)}`)
})

test('on a phone, Tab goes through a booking from top to bottom', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const code = await addBooking(page, uniqueName())
  await page.goto(`${inbox}/request?code=${code}`)
  await expect(page.getByRole('button', { name: 'Delete the request' })).toBeVisible()
  const tops = await page
    .locator('main :is(a, button, input, select, textarea):not(:disabled)')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .map((control) => Math.round(control.getBoundingClientRect().top)),
    )
  expect(tops.length).toBeGreaterThan(3)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('a printed booking shows who has it and what was noted, and no buttons or empty fields', async ({
  page,
}) => {
  const code = await addBooking(page, uniqueName())
  await page.request.post(`/api/admin/bookings/${code}/notes`, { data: { body: 'Wants a call.' } })
  await page.goto(`${inbox}/request?code=${code}`)
  await expect(page.getByText('Wants a call.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Wants a call.')).toBeVisible()
  await expect(page.getByLabel('Assign to')).toBeVisible()
  const controls = page.locator('main :is(button, input, textarea, [data-button])')
  await expect(controls.filter({ visible: true })).toHaveCount(0)
})
