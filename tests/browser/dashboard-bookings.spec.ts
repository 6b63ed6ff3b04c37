import { expect } from '@playwright/test'
import { statusProfileCopy } from '#content/booking/copy.ts'
import { bookingCardTexts, bookingListTexts } from '#content/interface/client/bookings.ts'
import { liveCountsTexts } from '#content/interface/client/dashboard.ts'
import { formatReaderDay } from '#shared/format-reader-day.ts'
import { timeInWords } from '#shared/time-in-words.ts'
import { bookableServices, chosenAnswers } from './booking-form.ts'
import { asAdmin, registerAs, sendBooking } from './client-data.ts'
import { comingDay } from '#tests/builders/coming-day.ts'
import { confirmAddress } from './mailbox.ts'
import { test } from './shared-window.ts'
import { bookingCard } from './booking-card.ts'
import { bookingStatusNames } from '#content/interface/statuses.ts'
import { capitalize } from '#shared/words.ts'

const aBooking = (overrides: object) => ({
  id: 1,
  confirmationCode: 'AAAA-BBBB-CCCC-DDDD',
  status: 'pending',
  createdAt: '2025-04-05T12:00:00.000Z',
  companyName: 'Khumbu Bakery',
  ...chosenAnswers,
  clientEmail: 'nima@khumbu.example',
  service: bookableServices[0]?.bookingTitle ?? '',
  unread: 0,
  events: [],
  ...overrides,
})

test('a booking card shows code, date and details, and notes only if there are any', async ({ page }) => {
  await registerAs(page, 'client')
  const bookings = [
    aBooking({ id: 2, notes: 'Two\nlines' }),
    aBooking({ id: 1, confirmationCode: 'EEEE-FFFF-GGGG-HHHH' }),
  ]
  await page.route('**/api/bookings/email/*', (route) => route.fulfill({ json: bookings }))
  await page.goto('/dashboard')
  const withNotes = bookingCard(page, 'AAAA-BBBB-CCCC-DDDD')
  for (const text of [
    formatReaderDay('2025-04-05T12:00:00.000Z'),
    'Khumbu Bakery',
    ...Object.values(chosenAnswers),
    'nima@khumbu.example',
  ]) {
    await expect(withNotes).toContainText(text)
  }
  await expect(withNotes.getByText('Notes')).toBeVisible()
  await expect(bookingCard(page, 'EEEE-FFFF-GGGG-HHHH').getByText('Notes')).toHaveCount(0)
  await expect(withNotes.getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    '/booking/confirmation/AAAA-BBBB-CCCC-DDDD',
  )
})

test('a client with more bookings than one page reads the newest, and then the older ones', async ({
  page,
}) => {
  await registerAs(page, 'client')
  const code = (id: number) => `AAAA-BBBB-CCCC-${String(id).padStart(4, '0')}`
  const bookings = Array.from({ length: 203 }, (_, index) =>
    aBooking({ id: 203 - index, confirmationCode: code(203 - index) }),
  )
  let isBroken = true
  await page.route('**/api/bookings/email/*', (route) => {
    const before = new URL(route.request().url()).searchParams.get('before')
    if (before === null) return route.fulfill({ json: bookings.slice(0, 200) })
    if (isBroken) return route.fulfill({ status: 500, json: { message: 'Something went wrong' } })
    return route.fulfill({ json: bookings.filter(({ id }) => id < Number(before)) })
  })
  await page.goto('/dashboard')
  const older = page.getByRole('button', { name: bookingListTexts.olderButton })
  const counted = page.getByRole('region', { name: liveCountsTexts.heading }).locator('dd').nth(3)
  await expect(counted).toHaveText('200+')
  await older.click()
  await expect(page.getByText(bookingListTexts.olderFailedTitle, { exact: true })).toBeVisible()
  isBroken = false
  await older.click()
  await expect(bookingCard(page, code(1))).toBeVisible()
  await expect(bookingCard(page, code(203))).toHaveCount(1)
  await expect(older).toHaveCount(0)
  await expect(counted).toHaveText('203')
})

test('a project and a booking with none but the documented fields are shown', async ({ page }) => {
  await registerAs(page, 'client')
  const { service: _service, unread: _unread, events: _events, ...booking } = aBooking({})
  const project = {
    id: 1,
    name: 'Relaunch',
    description: 'A new shop.',
    status: 'active',
    progressPercentage: '65',
    budget: '$1',
  }
  await page.route('**/api/bookings/email/*', (route) => route.fulfill({ json: [booking] }))
  await page.route('**/api/client/projects', (route) => route.fulfill({ json: [project] }))
  await page.goto('/dashboard')
  await expect(bookingCard(page, 'AAAA-BBBB-CCCC-DDDD')).toContainText('Khumbu Bakery')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '65')
})

test('pending is amber, confirmed green, cancelled red and any other status blue, each with its label', async ({
  page,
}) => {
  await registerAs(page, 'client')
  const expectedColors = {
    pending: 'amber',
    confirmed: 'green',
    cancelled: 'red',
    completed: 'blue',
    waitlisted: 'blue',
  }
  const bookings = Object.keys(expectedColors).map((status, id) =>
    aBooking({ id, status, confirmationCode: `AAAA-BBBB-CCCC-000${id}` }),
  )
  await page.route('**/api/bookings/email/*', (route) => route.fulfill({ json: bookings }))
  await page.goto('/dashboard')
  const shownColors: Record<string, string> = {}
  for (const [index, status] of Object.keys(expectedColors).entries()) {
    const word = status.charAt(0).toUpperCase() + status.slice(1)
    const badge = bookingCard(page, `AAAA-BBBB-CCCC-000${index}`).getByText(word, { exact: true })
    await expect(badge).toBeVisible()
    shownColors[status] = await badge.evaluate((element) => {
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) return 'nothing'
      canvas.fillStyle = getComputedStyle(element).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      if (blue > red && blue > green) return 'blue'
      if (green > red) return 'green'
      return green - blue > 15 ? 'amber' : 'red'
    })
  }
  expect(shownColors).toEqual(expectedColors)
})

test('a pending booking is cancelled only after confirmation, and its history says so', async ({ page }) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await page.goto('/dashboard')
  const card = bookingCard(page, code)
  await card.getByText('Cancel request').click()
  await card.getByRole('button', { name: 'Keep it' }).click()
  await expect(card.getByText('Cancel request')).toBeFocused()
  await expect(card.getByText(capitalize(bookingStatusNames.pending), { exact: true })).toBeVisible()
  await card.getByText('Cancel request').click()
  await card.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(
    card.getByText(capitalize(bookingStatusNames.cancelled), { exact: true }).first(),
  ).toBeVisible()
  await expect(card.getByText('Cancel request')).toHaveCount(0)
  await card.getByText('History').click()
  await expect(card.locator('details li').last()).toContainText(capitalize(bookingStatusNames.cancelled))
})

test('the history of a booking says who moved its appointment, from when and to when', async ({
  page,
  playwright,
  baseURL,
}) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  const [first, second] = [`${comingDay()}T15:00:00.000Z`, `${comingDay(1)}T09:30:00.000Z`]
  await asAdmin(playwright, baseURL, async (admin) => {
    for (const change of [{ status: 'confirmed', confirmedFor: first }, { confirmedFor: second }])
      await admin.patch(`/api/admin/bookings/${code}`, { data: change })
  })
  await page.goto('/dashboard')
  const card = bookingCard(page, code)
  await card.getByText(bookingCardTexts.historyHeading).click()
  const last = card.locator('details li').last()
  await expect(last).toContainText(bookingCardTexts.moves.moved('agency'))
  for (const at of [first, second]) await expect(last.locator(`time[datetime="${at}"]`)).toBeVisible()
})

test('a guest booking is added by its code; a wrong code gets its own message', async ({
  page,
  playwright,
  baseURL,
}) => {
  const email = await registerAs(page, 'client')
  await confirmAddress(page, email)
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  const code = await sendBooking(guest, email)
  await guest.dispose()
  await page.goto('/dashboard')
  await page.getByText('Add a request by its code').click()
  const field = page.getByLabel('Confirmation code')
  await field.fill('1234')
  await page.getByRole('button', { name: 'Add it to your account' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/sixteen letters and digits/)
  await field.fill('0000-0000-0000-0000')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/There is no booking with this code\./)
  await field.fill(code.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(bookingCard(page, code)).toBeVisible()
})

test('an appointment shows on card and page in the reader’s time zone, with a calendar file', async ({
  playwright,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Kathmandu' })
  const page = await context.newPage()
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  const confirmedFor = `${comingDay()}T15:00:00.000Z`
  await asAdmin(playwright, baseURL, async (admin) => {
    const response = await admin.patch(`/api/admin/bookings/${code}`, {
      data: { status: 'confirmed', confirmedFor },
    })
    expect(response.status(), await response.text()).toBe(200)
  })
  await page.goto('/dashboard')
  const card = bookingCard(page, code)
  const appointment = timeInWords(new Date(confirmedFor), 'Asia/Kathmandu')
  await expect(card).toContainText(`We talk on ${appointment}`)
  const href = await card.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  const download = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toBe(`booking-${code}.ics`)
  expect(await (await page.request.get(href ?? '')).text()).toContain(
    `DTSTART:${confirmedFor.replace(/[-:]|\.\d+/g, '')}`,
  )
  await card.getByRole('link', { name: 'View Details' }).click()
  await expect(page.getByText(appointment)).toBeVisible()
  await expect(page.getByRole('link', { name: statusProfileCopy.calendar })).toHaveAttribute(
    'href',
    href ?? '',
  )
  await context.close()
})
