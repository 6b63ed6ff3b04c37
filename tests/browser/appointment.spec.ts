// Covers src/api/slots.ts, src/features/booking/use-slots.ts and
// src/features/schedule/use-schedule-draft.ts.

import { expect } from '@playwright/test'
import { bookingFormCopy, slotPickerCopy, statusProfileCopy } from '#content/booking/copy.ts'
import { bookingRefusals } from '#content/interface/answers.ts'
import { scheduleTexts } from '#content/interface/schedule.ts'
import { bookingField, chosenAnswers, firstServiceId } from './booking-form.ts'
import { violationsIn } from './schemes.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { bookingPath, confirmation, fillIn, untilScriptRuns } from './booking-page.ts'

const othersAnswers = {
  serviceId: firstServiceId,
  ...{ companyName: 'Lhotse Ltd', contactName: 'Pasang', clientEmail: 'pasang@lhotse.example' },
  ...chosenAnswers,
}

test('a provider sets hours, a visitor picks a time in their own zone, and a second visitor who wanted it keeps their answers', async ({
  page,
}) => {
  await signInAs(page, 'demo-provider')
  await page.goto('/account')
  await page.getByLabel(scheduleTexts.isOpen).check()
  await page.getByRole('button', { name: scheduleTexts.addHours('Sunday') }).click()
  await page.getByRole('button', { name: scheduleTexts.save }).click()
  await expect(page.getByText(scheduleTexts.savedTitle).first()).toBeVisible()
  expect(await violationsIn(page, 'html')).toEqual([])

  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  await page.getByRole('button', { name: slotPickerCopy.pick }).click()
  const day = page.locator('details[name=day-of-free-times]').nth(1)
  await day.locator('summary').focus()
  await page.keyboard.press('Enter')
  for (const key of ['Tab', 'Space', 'ArrowRight']) await page.keyboard.press(key)
  await expect(day.getByRole('radio').nth(1)).toBeChecked()
  const slot = await page.locator('input[name=slot][type=hidden]').inputValue()
  expect(await violationsIn(page, 'html')).toEqual([])
  const first = await page.request.post('/api/bookings', { data: { ...othersAnswers, slot } })
  expect(first.status(), await first.text()).toBe(201)

  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await expect(page.getByRole('alert').filter({ hasText: bookingRefusals['slot-taken'] })).toBeVisible()
  await expect(bookingField(page, 'companyName')).toHaveValue('Everest Outfitters')
  await expect(page.locator(`input[value="${slot}"]`)).toHaveCount(0)
  await expect(page.getByText(slotPickerCopy.lost)).toBeFocused()
  await expect(page.locator('details[name=day-of-free-times][open]')).toHaveCount(1)
  await expect(day).toHaveAttribute('open')
  await day.getByRole('radio').first().check()
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  await expect(page.getByText(statusProfileCopy.picked)).toBeVisible()

  const schedule = await (await page.request.get('/api/schedules/me')).json()
  await page.request.put('/api/schedules/me', { data: { ...schedule, isOpen: false } })
})

test('hours that are refused say why where the button was pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await signInAs(page, 'demo-provider')
  await page.goto('/account')
  await page.getByLabel(scheduleTexts.timeZone).fill('Mars/Olympus')
  await page.getByRole('button', { name: scheduleTexts.save }).click()
  await expect(page.locator('main form').getByRole('alert').first()).toBeInViewport()
})
