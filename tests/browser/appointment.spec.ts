import { expect, type Page } from '@playwright/test'
import {
  bookingActionsCopy,
  bookingFormCopy,
  confirmationPageCopy,
  earlierRequestCopy,
  slotPickerCopy,
  statusProfileCopy,
} from '#content/booking/copy.ts'
import { appointmentPageCopy, bookingRefusals } from '#content/interface/answers.ts'
import { bookingNotSent } from '#content/interface/booking.ts'
import { scheduleTexts } from '#content/interface/schedule.ts'
import { logOutButton, signInLink } from '#content/interface/shell.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { timeInWords } from '#shared/time-in-words.ts'
import { bookingField, chosenAnswers, firstServiceId } from './booking-form.ts'
import { anAddress } from './an-address.ts'
import { newestLink } from './mailbox.ts'
import { loseOneAnswer } from './lose-one-answer.ts'
import { expectNoViolations, violationsIn } from './schemes.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { bookingPath, confirmation, fillIn, untilScriptRuns } from './booking-page.ts'
import { uniqueName } from './unique-name.ts'

const othersAnswers = {
  serviceId: firstServiceId,
  companyName: 'Lhotse Ltd',
  contactName: 'Pasang',
  clientEmail: 'pasang@lhotse.example',
  ...chosenAnswers,
}

// One after the other, because they open the same hours.
test.describe.configure({ mode: 'serial' })

// A test that failed has left the hours open, which other files would see.
test.afterEach(async ({ browser, baseURL }, { status, expectedStatus }) => {
  if (status === expectedStatus) return
  const provider = await browser.newPage(baseURL ? { baseURL } : {})
  await signInAs(provider, 'demo-provider')
  await offerTimes(provider, false)
  await provider.close()
})

const times = (page: Page) => page.locator('input[name=time]')

/** Returns a day with free times of the first month that has so many. */
async function freeDay(page: Page, index: number) {
  const days = page.locator('[data-day]:not([aria-disabled])')
  await expect(days.first()).toBeVisible()
  if ((await days.count()) <= index)
    await page.getByRole('button', { name: slotPickerCopy.laterMonth }).click()
  return days.nth(index)
}

async function offerTimes(page: Page, isOpen: boolean) {
  const schedule = await (await page.request.get('/api/schedules/me')).json()
  const response = await page.request.put('/api/schedules/me', { data: { ...schedule, isOpen } })
  expect(response.ok(), await response.text()).toBe(true)
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
  const day = await freeDay(page, 1)
  await day.press('Enter')
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await times(page).first().focus()
  for (const key of ['Space', 'ArrowRight']) await page.keyboard.press(key)
  await expect(times(page).nth(1)).toBeChecked()
  const slot = await page.locator('input[name=slot][type=hidden]').inputValue()
  expect(await violationsIn(page, 'html')).toEqual([])
  const first = await page.request.post('/api/bookings', { data: { ...othersAnswers, slot } })
  expect(first.status(), await first.text()).toBe(201)

  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await expect(page.getByRole('alert').filter({ hasText: bookingRefusals['slot-taken'] })).toBeVisible()
  await expect(bookingField(page, 'companyName')).toHaveValue('Everest Outfitters')
  await expect(page.locator(`input[value="${slot}"]`)).toHaveCount(0)
  await expect(page.getByText(slotPickerCopy.lost)).toBeFocused()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await times(page).first().check()
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  await expect(page.getByText(statusProfileCopy.heldUntil)).toBeVisible()

  await offerTimes(page, false)
})

test('on a device whose time zone is unknown, a visitor picks a time in the zone of the site', async ({
  playwright,
  baseURL,
}, { project }) => {
  const browser = await playwright.chromium.launch({
    ...project.use.launchOptions,
    env: { ...process.env, TZ: 'XYZ' },
  })
  const page = await browser.newPage(baseURL ? { baseURL } : {})
  await signInAs(page, 'demo-provider')
  await offerTimes(page, true)
  await page.context().clearCookies()
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  await (await freeDay(page, 1)).click()
  await times(page).first().check()
  const slot = await page.locator('input[name=slot][type=hidden]').inputValue()
  const time = timeInWords(new Date(slot), siteTimeZone)
  await expect(page.getByRole('status').filter({ hasText: slotPickerCopy.picked(time) })).toBeAttached()
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  await expect(page.locator('h1').locator(`time[datetime="${slot}"]`)).toBeVisible()
  await signInAs(page, 'demo-provider')
  await offerTimes(page, false)
  await browser.close()
})

async function pickTime(page: Page, dayIndex: number) {
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  await bookingField(page, 'clientEmail').fill(`asha@${uniqueName()}.example`)
  await (await freeDay(page, dayIndex)).click()
  await times(page).first().check()
  return {
    slot: page.locator('input[name=slot][type=hidden]'),
    send: page.getByRole('button', { name: bookingFormCopy.send }),
    alert: page.locator('main form').getByRole('alert'),
  }
}

for (const isReloaded of [false, true])
  test(`a time that a visitor took with a request whose answer was lost is not called taken by others${isReloaded ? ' after a reload' : ''}`, async ({
    page,
  }) => {
    await signInAs(page, 'demo-provider')
    await offerTimes(page, true)
    const { send, alert } = await pickTime(page, 2)
    await loseOneAnswer(page, '**/api/bookings')
    await send.click()
    await expect(alert.filter({ hasText: bookingNotSent })).toBeVisible()
    if (isReloaded) {
      await page.reload()
      await untilScriptRuns(page)
    }
    await bookingField(page, 'companyName').fill('Everest Outfitters Ltd')
    await send.click()
    await expect(alert.filter({ hasText: earlierRequestCopy.arrived })).toBeVisible()
    await expect(page.getByText(slotPickerCopy.lost)).toHaveCount(0)
    await offerTimes(page, false)
  })

test('a time that was taken with a lost request before the session ended is not called taken by others', async ({
  page,
}) => {
  await signInAs(page, 'demo-provider')
  await offerTimes(page, true)
  const { send, alert } = await pickTime(page, 4)
  await loseOneAnswer(page, '**/api/bookings')
  await send.click()
  await expect(alert.filter({ hasText: bookingNotSent })).toBeVisible()
  const otherTab = await page.context().newPage()
  await otherTab.goto('/')
  await otherTab.getByRole('button', { name: logOutButton }).first().click()
  await expect(page.getByRole('link', { name: signInLink }).first()).toBeVisible()
  await otherTab.close()
  await send.click()
  await expect(alert.filter({ hasText: slotPickerCopy.perhapsYours })).toBeVisible()
  await expect(page.getByText(slotPickerCopy.lost)).toHaveCount(0)
  await signInAs(page, 'demo-provider')
  await offerTimes(page, false)
})

test('a visitor who gives up a picked time after a lost answer makes no second request', async ({ page }) => {
  await signInAs(page, 'demo-provider')
  await offerTimes(page, true)
  await page.context().clearCookies()
  const { slot, send, alert } = await pickTime(page, 5)
  const pickedSlot = await slot.inputValue()
  await loseOneAnswer(page, '**/api/bookings')
  await send.click()
  await expect(alert.filter({ hasText: bookingNotSent })).toBeVisible()
  await page.getByRole('radio', { name: slotPickerCopy.anyTime }).check()
  const response = page.waitForResponse('**/api/bookings')
  await send.click()
  expect((await response).status()).toBe(200)
  await alert.getByRole('link', { name: earlierRequestCopy.see }).click()
  await page.waitForURL(confirmation)
  await expect(page.getByText(statusProfileCopy.heldUntil)).toBeVisible()
  await expect(page.locator(`time[datetime="${pickedSlot}"]`)).toBeVisible()
  await signInAs(page, 'demo-provider')
  await offerTimes(page, false)
})

test('a request for a time whose answer was lost keeps the time across a reload, and is sent once', async ({
  page,
}) => {
  await signInAs(page, 'demo-provider')
  await offerTimes(page, true)
  for (const reader of ['account', 'guest']) {
    if (reader === 'guest') await page.context().clearCookies()
    const { slot, send, alert } = await pickTime(page, 3)
    const pickedSlot = await slot.inputValue()
    await loseOneAnswer(page, '**/api/bookings')
    await send.click()
    await expect(alert).toContainText(bookingNotSent)
    await page.reload()
    await untilScriptRuns(page)
    await expect(slot).toHaveValue(pickedSlot)
    const response = page.waitForResponse('**/api/bookings')
    await send.click()
    expect((await response).status()).toBe(200)
    await page.waitForURL(confirmation)
    await expect(page.getByText(statusProfileCopy.heldUntil)).toBeVisible()
  }
  await signInAs(page, 'demo-provider')
  await offerTimes(page, false)
})

test('hours that are refused say why where the button was pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await signInAs(page, 'demo-provider')
  await page.goto('/account')
  await page.getByLabel(scheduleTexts.timeZone).fill('Mars/Olympus')
  await page.getByRole('button', { name: scheduleTexts.save }).click()
  await expect(page.locator('main form').getByRole('alert').first()).toBeInViewport()
})

test('without script, a visitor chooses a day and a time from lists and sends the request', async ({
  browser,
  baseURL,
}) => {
  const provider = await browser.newPage(baseURL ? { baseURL } : {})
  await signInAs(provider, 'demo-provider')
  await offerTimes(provider, true)
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false })
  await page.setExtraHTTPHeaders(anAddress())
  await page.goto(bookingPath)
  await expect(page.getByText(slotPickerCopy.withoutScript)).toBeVisible()
  await fillIn(page)
  await page.getByRole('button', { name: slotPickerCopy.seeTimes }).click()
  await expect(page.getByRole('radio', { name: slotPickerCopy.anyTime })).toBeChecked()
  const day = page.locator('details[name=day]').nth(1)
  await day.locator('summary').click()
  const time = day.getByRole('radio').last()
  const slot = await time.getAttribute('value')
  await time.check()
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  await expect(page.locator(`time[datetime="${slot}"]`).first()).toBeVisible()
  await offerTimes(provider, false)
  await Promise.all([page.close(), provider.close()])
})

test('a guest moves and then cancels through the emailed link, and the page follows', async ({
  page,
  browser,
  baseURL,
}) => {
  const provider = await browser.newPage(baseURL ? { baseURL } : {})
  await signInAs(provider, 'demo-provider')
  await offerTimes(provider, true)
  const { send } = await pickTime(page, 6)
  const email = (await bookingField(page, 'clientEmail').inputValue()).toLowerCase()
  await send.click()
  await page.waitForURL(confirmation)
  await expect(page.getByText(confirmationPageCopy.byEmail)).toBeVisible()
  await page.context().clearCookies()
  await page.goto(newestLink(email, '/booking/confirmation'))
  await page.waitForURL(confirmation)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(confirmationPageCopy.thanks('Asha'))
  const before = await heading.textContent()
  await page.getByRole('link', { name: confirmationPageCopy.move }).click()
  const anotherDay = await page.locator('main table a:not([aria-current])').last().getAttribute('href')
  await page.locator(`main table a[href="${anotherDay}"]`).click()
  await expect(page.locator(`main table a[aria-current]`)).toHaveAttribute('href', `${anotherDay}`)
  await page.locator('input[name=slot]').last().check()
  await page.getByRole('button', { name: appointmentPageCopy.move }).click()
  await page.getByRole('link', { name: appointmentPageCopy.toRequest }).click()
  await page.waitForURL(confirmation)
  await expect(heading).not.toHaveText(before ?? '')
  await expect(page.getByRole('link', { name: statusProfileCopy.calendar })).toBeVisible()
  await page.getByRole('link', { name: bookingActionsCopy.cancel }).click()
  await page.getByRole('button', { name: appointmentPageCopy.cancel }).click()
  await page.getByRole('link', { name: appointmentPageCopy.toRequest }).click()
  await expect(heading).toContainText(confirmationPageCopy.cancelledTitle)
  await expect(page.getByRole('link', { name: statusProfileCopy.calendar })).toHaveCount(0)
  await expectNoViolations(page)
  await offerTimes(provider, false)
  await provider.close()
})
