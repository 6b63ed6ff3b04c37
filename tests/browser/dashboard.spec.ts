import { expect, type Page } from '@playwright/test'
import { statusProfileCopy } from '#content/booking/copy.ts'
import { seedProjects } from '#content/seed/projects.ts'
import { formatReaderDay } from '#shared/format-reader-day.ts'
import { dateFormat, formatMoney } from '#shared/formats.ts'
import { bookableServices, chosenAnswers } from './booking-form.ts'
import { asAdmin, registerAs, sendBooking } from './client-data.ts'
import { confirmAddress } from './mailbox.ts'
import { collectComplaints } from './console-errors.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'

// docs/spec/acceptance.md 357-382, 499, 501, 502.

const inKathmandu = dateFormat({
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kathmandu',
  timeZoneName: 'short',
})
const tile = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Summary' }).locator('div', { hasText: label }).locator('dd')
const bookingCard = (page: Page, code: string) =>
  page
    .getByRole('region', { name: 'Service bookings' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name: code }),
    })

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

test('a client finds all specified parts with their own numbers, and the console stays clean', {
  tag: '@own-site',
}, async ({ page }) => {
  const complaints = collectComplaints(page, 200)
  await signInAs(page, 'demo-client')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Dana Client')
  const labels = page.getByRole('region', { name: 'Summary' }).locator('dt')
  await expect(labels).toHaveText(['Active Projects', 'Total ROI', 'Campaign Reach', 'Engagement Rate'])
  const projects = await (await page.request.get('/api/client/projects')).json()
  const active = projects.filter(({ status }: { status: string }) => status === 'active').length
  await expect(tile(page, 'Active Projects')).toHaveText(String(active))
  await expect(tile(page, 'Total ROI')).toHaveText('185%')
  await expect(tile(page, 'Campaign Reach')).toHaveText('50K+')
  await expect(tile(page, 'Engagement Rate')).toHaveText('12.5%')
  await expect(
    page.getByText('Total ROI, Campaign Reach and Engagement Rate are sample figures.'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Live counts' }).locator('dd').first()).toHaveText(
    String(projects.length),
  )
  await expect(page.getByText('Detailed analytics coming soon...')).toBeVisible()

  const { name = '', description = '', budget = 0, progressPercentage = 0 } = seedProjects[0] ?? {}
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(card).toContainText(description)
  await expect(card.getByText('Active', { exact: true })).toBeVisible()
  await expect(card).toContainText(`Budget ${formatMoney(budget)}`)
  const bar = card.getByRole('progressbar', { name })
  await expect(bar).toHaveAttribute('aria-valuenow', String(progressPercentage))
  await expect(bar).toHaveAttribute('aria-valuemax', '100')
  expect(complaints).toEqual([])
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

test('a new user sees empty parts with a next step; without a name the line says Client', async ({
  page,
}) => {
  await registerAs(page, 'client')
  await page.goto('/dashboard')
  await expect(page.getByText('No service bookings yet')).toBeVisible()
  await expect(page.getByText('No projects yet.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'View Services' }).click()
  await page.waitForURL('**/services')

  await page.route('**/api/user', (route) =>
    route.fulfill({ json: { name: '', email: '', role: 'client', username: 'nima' } }),
  )
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Client')
  await expect(page.getByText('No service bookings yet')).toBeVisible()
  await expect.poll(() => requestedPaths).toContain('/api/client/projects')
  expect(requestedPaths.filter((path) => path.startsWith('/api/bookings'))).toEqual([])
})

test('signed out, nothing is requested and sign-in shows', async ({ page }) => {
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.goto('/dashboard')
  await page.waitForURL('**/auth?next=*')
  expect(requestedPaths.filter((path) => /^\/api\/(client|bookings|provider)/.test(path))).toEqual([])
})

test('each part reports its own failure and can be retried; analytics may fail silently', async ({
  page,
}) => {
  await registerAs(page, 'client')
  let isBroken = true
  for (const path of ['**/api/client/projects', '**/api/bookings/email/*']) {
    await page.route(path, (route) =>
      isBroken ? route.fulfill({ status: 500, json: { message: 'Something went wrong' } }) : route.continue(),
    )
  }
  await page.route('**/api/client/analytics', (route) => route.fulfill({ status: 500, body: 'no' }))
  const analytics = page.waitForRequest('**/api/client/analytics')
  await page.goto('/dashboard')
  await analytics
  const alerts = page.getByRole('main').getByRole('alert')
  await expect(alerts).toHaveCount(2)
  await expect(alerts.first()).toContainText('Loading your projects failed.')
  await expect(page.getByText('Detailed analytics coming soon...')).toBeVisible()
  isBroken = false
  for (const _ of [1, 2]) await alerts.first().getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No projects yet.')).toBeVisible()
  await expect(page.getByText('No service bookings yet')).toBeVisible()
})

test('a pending booking is cancelled only after confirmation, and its history says so', async ({ page }) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await page.goto('/dashboard')
  const card = bookingCard(page, code)
  await card.getByText('Cancel request').click()
  await card.getByRole('button', { name: 'Keep it' }).click()
  await expect(card.getByText('Cancel request')).toBeFocused()
  await expect(card.getByText('Pending', { exact: true })).toBeVisible()
  await card.getByText('Cancel request').click()
  await card.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(card.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(card.getByText('Cancel request')).toHaveCount(0)
  await card.getByText('History').click()
  await expect(card.locator('details li').last()).toContainText('Cancelled')
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

test('two clients each see only their own data', async ({ page, browser }) => {
  await registerAs(page, 'client')
  const code = await sendBooking(page.request)
  await page.goto('/dashboard')
  await expect(bookingCard(page, code)).toBeVisible()
  const other = await browser.newPage()
  await registerAs(other, 'client')
  await other.goto('/dashboard')
  await expect(other.getByText('No service bookings yet')).toBeVisible()
  await expect(other.getByText(code)).toHaveCount(0)
  await other.close()
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
  const confirmedFor = '2034-03-09T15:00:00.000Z'
  await asAdmin(playwright, baseURL, async (admin) => {
    const answer = await admin.patch(`/api/admin/bookings/${code}`, {
      data: { status: 'confirmed', confirmedFor },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  })
  await page.goto('/dashboard')
  const card = bookingCard(page, code)
  const appointment = inKathmandu.format(new Date(confirmedFor))
  await expect(card).toContainText(`We talk on ${appointment}`)
  const href = await card.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')
  const download = page.waitForEvent('download')
  await card.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toBe(`booking-${code}.ics`)
  expect(await (await page.request.get(href ?? '')).text()).toContain('DTSTART:20340309T150000Z')
  await card.getByRole('link', { name: 'View Details' }).click()
  await expect(page.getByText(appointment)).toBeVisible()
  await expect(page.getByRole('link', { name: statusProfileCopy.calendar })).toHaveAttribute(
    'href',
    href ?? '',
  )
  await context.close()
})
