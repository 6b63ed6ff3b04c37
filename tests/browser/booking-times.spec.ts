import { expect, type Page } from '@playwright/test'
import { consultation } from '#content/booking/consultation.ts'
import { bookingFormCopy, slotPickerCopy as copy } from '#content/booking/copy.ts'
import { bookingField } from './booking-form.ts'
import { fillIn } from './booking-page.ts'
import { openLive } from './open-live.ts'
import { expectNoViolations } from './schemes.ts'
import { test } from './shared-window.ts'

test.use({ hasOwnWindow: true, locale: 'en-GB', timezoneId: 'Europe/Berlin' })

const serviceId = Number(/^\/booking\/(\d+)$/.exec(consultation.href)?.[1])

const at = (...starts: string[]) => starts.map((startsAt) => ({ startsAt, minutes: 30 }))
type Answer = { slots: ReturnType<typeof at>; next: string | null }

const january: Answer = {
  slots: at('2031-01-06T08:00:00Z', '2031-01-06T18:00:00Z', '2031-01-08T23:30:00Z'),
  next: '2031-02-01',
}
const february: Answer = { slots: [], next: '2031-03-04' }
const march: Answer = { slots: at('2031-03-04T10:00:00Z'), next: null }

/** Opens the form as it is while appointments are offered, with these times. */
async function openForm(page: Page, answer: (month: string) => Answer | null) {
  await page.route('**/api/content', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), takesAppointments: true } })
  })
  await page.route('**/api/services/*/slots?*', (route) => {
    const json = answer(new URL(route.request().url()).searchParams.get('from')?.slice(0, 7) ?? '')
    return json ? route.fulfill({ json }) : route.abort()
  })
  // A page without services in its data asks for them when the form is opened from it.
  await openLive(page, '/contact')
  await page.locator(`main a[href="${consultation.href}"]`).first().click()
  await page.waitForURL(`**${consultation.href}`)
}

const inOrder = (month: string): Answer => {
  if (month === '2031-01') return january
  if (month === '2031-02') return february
  return month === '2031-03' ? march : { slots: [], next: '2031-01-06' }
}

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`)
const time = (page: Page, text: string) =>
  page.getByRole('radio', { name: text, exact: text !== copy.anyTime })

test.beforeEach(() => test.skip(!serviceId, 'consultations are booked elsewhere'))

test('a day is found with the keys of a calendar, and a time with those of a list', async ({ page }) => {
  await openForm(page, inOrder)
  const press = (key: string) => page.keyboard.press(key)
  const grid = page.getByRole('grid', { name: 'January 2031' })
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)
  await day(page, '2031-01-06').focus()
  await press('ArrowDown')
  await expect(day(page, '2031-01-13')).toBeFocused()
  await expect(day(page, '2031-01-13')).toHaveAccessibleName(copy.noTimes('Monday, January 13'))
  await press('End')
  await expect(day(page, '2031-01-19')).toBeFocused()
  await press('Home')
  await press('ArrowUp')
  await press('PageUp')
  await expect(day(page, '2031-01-06')).toBeFocused()
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await press(key)
  await press('Enter')
  await expect(page.getByRole('group', { name: copy.timesOf('Thursday, January 9') })).toBeVisible()
  await press('PageDown')
  await expect(day(page, '2031-02-09')).toBeFocused()
  await press('ArrowUp')
  await press('ArrowUp')
  await expect(day(page, '2031-01-26')).toBeFocused()
  await day(page, '2031-01-06').press('Enter')
  await time(page, '09:00').focus()
  await press('Space')
  await press('ArrowDown')
  await expect(time(page, '19:00')).toBeChecked()
  await expect(page.locator('input[name=slot][type=hidden]')).toHaveValue('2031-01-06T18:00:00Z')
})

test('a month without free times names the next free day and goes there', async ({ page }) => {
  await openForm(page, inOrder)
  await expect(time(page, '09:00')).toBeVisible()
  const later = page.getByRole('button', { name: copy.laterMonth })
  await later.press('Enter')
  await expect(page.getByText(copy.noneInMonth('February 2031'))).toBeVisible()
  await expect(later).toBeFocused()
  await page.getByRole('button', { name: copy.nextFree('Tuesday, March 4') }).click()
  await expect(time(page, '11:00')).toBeVisible()
  await expect(later).toHaveAttribute('aria-disabled', 'true')
})

test('times follow the zone that is chosen, are written with 12 or 24 hours, and the email names them so', async ({
  page,
}) => {
  await openForm(page, inOrder)
  const zone = page.getByLabel(copy.zoneLabel)
  await expect(zone).toHaveValue('Europe/Berlin')
  await expect(time(page, '09:00')).toBeVisible()
  await zone.focus()
  const kathmandu = zone.locator('option[value="Asia/Kathmandu"], option[value="Asia/Katmandu"]').first()
  const chosen = (await kathmandu.getAttribute('value')) ?? ''
  await zone.selectOption(chosen)
  await expect(time(page, '13:45')).toBeVisible()
  await expect(day(page, '2031-01-06')).toHaveAccessibleName(copy.day('Monday, January 6', 2))
  await page.getByText(copy.clocks.h12, { exact: true }).click()
  await time(page, '1:45 PM').check()
  await fillIn(page, serviceId)
  const request = page.waitForRequest('**/api/bookings')
  await page.route('**/api/bookings', (route) => route.abort())
  await page.getByRole('button', { name: bookingFormCopy.send }).click()
  expect((await request).postDataJSON()).toMatchObject({
    slot: '2031-01-06T08:00:00Z',
    timeZone: chosen,
  })
})

test('times that could not be loaded can be asked for again, and what was typed stays', async ({ page }) => {
  let isDown = true
  await openForm(page, (month) => (isDown ? null : inOrder(month)))
  await bookingField(page, 'companyName').fill('Everest Outfitters')
  await expect(page.getByText(copy.failed)).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: copy.again }).click()
  await expect(time(page, '09:00')).toBeVisible()
  await expect(bookingField(page, 'companyName')).toHaveValue('Everest Outfitters')
})

test('while nothing is free at all, the request is sent with any time', async ({ page }) => {
  await openForm(page, () => ({ slots: [], next: null }))
  await expect(page.getByText(copy.none)).toBeVisible()
  await expect(time(page, copy.anyTime)).toBeChecked()
})

test('a later load does not replace the month that was asked for since', async ({ page }) => {
  let sendFebruary = () => {}
  const hold = new Promise<void>((resolve) => (sendFebruary = resolve))
  await openForm(page, inOrder)
  await expect(time(page, '09:00')).toBeVisible()
  await page.route('**/slots?from=2031-02*', async (route) => {
    await hold
    await route.fulfill({ json: february })
  })
  await page.getByRole('button', { name: copy.laterMonth }).click()
  await page.getByRole('button', { name: copy.earlierMonth }).click()
  await expect(time(page, '09:00')).toBeVisible()
  const late = page.waitForResponse('**/slots?from=2031-02*')
  sendFebruary()
  await (await late).finished()
  await expect(page.getByRole('grid', { name: 'January 2031' })).toBeVisible()
})

for (const width of [320, 390, 1440])
  test(`the calendar fits a window ${width} pixels wide and is accessible in every scheme`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openForm(page, inOrder)
    await time(page, '09:00').check()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectNoViolations(page)
  })
