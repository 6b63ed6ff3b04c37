import { expect, type Page } from '@playwright/test'
import {
  bookingFormCopy,
  earlierRequestCopy,
  slotPickerCopy,
  statusProfileCopy,
} from '#content/booking/copy.ts'
import { bookingRefusals } from '#content/interface/answers.ts'
import { bookingNotSent } from '#content/interface/booking.ts'
import { scheduleTexts } from '#content/interface/schedule.ts'
import { logOutButton, signInLink } from '#content/interface/shell.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { timeInWords } from '#shared/time-in-words.ts'
import { bookingField, chosenAnswers, firstServiceId } from './booking-form.ts'
import { anAddress } from './client-data.ts'
import { loseOneAnswer } from './lose-one-answer.ts'
import { violationsIn } from './schemes.ts'
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
  await page.getByRole('button', { name: slotPickerCopy.pick }).click()
  const day = page.locator('details[name=day-of-free-times]').nth(1)
  await day.locator('summary').click()
  await day.getByRole('radio').first().check()
  const slot = await page.locator('input[name=slot][type=hidden]').inputValue()
  const time = timeInWords(new Date(slot), siteTimeZone)
  await expect(page.getByText(slotPickerCopy.picked(time))).toBeVisible()
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await page.waitForURL(confirmation)
  await expect(page.locator(`time[datetime="${slot}"]`)).toHaveText(time)
  await signInAs(page, 'demo-provider')
  await offerTimes(page, false)
  await browser.close()
})

test('focus stays on the button for later times, and goes to the note that there are no more', async ({
  page,
}) => {
  const requests: string[] = []
  await page.route('**/api/services/*/slots?*', async (route) => {
    requests.push(route.request().url())
    const isLast = requests.length === 3
    const startsAt = `2031-01-0${requests.length}T10:00:00.000Z`
    await route.fulfill({
      json: { slots: [{ startsAt }], next: isLast ? null : `2031-01-0${requests.length + 1}` },
    })
  })
  await signInAs(page, 'demo-provider')
  await offerTimes(page, true)
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  const pick = page.getByRole('button', { name: slotPickerCopy.pick })
  const days = page.locator('details[name=day-of-free-times]')
  await pick.press('Enter')
  const later = page.getByRole('button', { name: slotPickerCopy.later })
  await later.press('Enter')
  await expect(days).toHaveCount(2)
  await expect(later).toBeFocused()
  await later.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: slotPickerCopy.noneLater })).toBeFocused()
  await pick.press('Enter')
  await expect(days).toHaveCount(0)
  await expect(pick).toHaveAttribute('aria-expanded', 'false')
  await offerTimes(page, false)
})

test('free times that arrive after newer ones leave no gap in the list', async ({ page }) => {
  let sendLater = () => {}
  const hold = new Promise<void>((resolve) => {
    sendLater = resolve
  })
  const slotsOf = (...days: number[]) => days.map((day) => ({ startsAt: `2031-01-0${day}T10:00:00.000Z` }))
  let isLost = false
  await page.route('**/api/services/*/slots?*', async (route) => {
    const from = new URL(route.request().url()).searchParams.get('from')
    if (!from) return route.fulfill({ json: { slots: slotsOf(1, 2), next: '2031-01-05' } })
    if (isLost) return route.fulfill({ json: { slots: slotsOf(2, 3), next: '2031-01-04' } })
    await hold
    return route.fulfill({ json: { slots: slotsOf(5), next: null } })
  })
  await page.route('**/api/bookings', (route) =>
    route.fulfill({ status: 409, json: { reason: 'slot-taken', message: 'Taken.' } }),
  )
  await signInAs(page, 'demo-provider')
  await offerTimes(page, true)
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  await page.getByRole('button', { name: slotPickerCopy.pick }).click()
  const days = page.locator('details[name=day-of-free-times]')
  await days.first().getByRole('radio').check()
  const later = page.getByRole('button', { name: slotPickerCopy.later })
  await later.click()
  isLost = true
  const newList = page.waitForResponse(/slots\?.*from=(?!2031-01-05)/)
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  await (await newList).finished()
  await expect(days).toHaveCount(2)
  const response = page.waitForResponse(/slots\?.*from=2031-01-05/)
  sendLater()
  await (await response).finished()
  await page.waitForTimeout(300)
  await expect(later).toBeVisible()
  await offerTimes(page, false)
})

async function pickTime(page: Page, dayIndex: number) {
  await page.setExtraHTTPHeaders(anAddress())
  await page.goto(bookingPath)
  await untilScriptRuns(page)
  await fillIn(page)
  await bookingField(page, 'clientEmail').fill(`asha@${uniqueName()}.example`)
  await page.getByRole('button', { name: slotPickerCopy.pick }).click()
  const day = page.locator('details[name=day-of-free-times]').nth(dayIndex)
  await day.locator('summary').click()
  await day.getByRole('radio').first().check()
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
  await expect(page.getByText(statusProfileCopy.picked)).toBeVisible()
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
    await expect(page.getByText(statusProfileCopy.picked)).toBeVisible()
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
