import { expect, type Page } from '@playwright/test'
import { projectPageTexts } from '#content/interface/client/project.ts'
import { seedProjects } from '#content/seed/projects.ts'
import { formatMoney } from '#shared/formats.ts'
import { registerAs, sendBooking } from './client-data.ts'
import { collectComplaints } from './console-errors.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { bookingCard } from './booking-card.ts'

const tile = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Summary' }).locator('div', { hasText: label }).locator('dd')

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

test('nothing is asked about the bookings of a user without an email address', async ({ page }) => {
  await signInAs(page, 'demo-client')
  for (const email of ['', null, undefined]) {
    await page.route('**/api/user', (route) =>
      route.fulfill({ json: { name: 'Nima', email, role: 'client', username: 'nima' } }),
    )
    const requestedPaths: string[] = []
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
    await page.goto('/dashboard')
    await expect(page.getByText('No service bookings yet')).toBeVisible()
    await expect.poll(() => requestedPaths).toContain('/api/client/projects')
    expect(requestedPaths.filter((path) => path.startsWith('/api/bookings'))).toEqual([])
  }
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
  await expect(page.getByRole('main').locator('dd', { hasText: '…' })).toHaveCount(0)
  await expect(page.getByText('Detailed analytics coming soon...')).toBeVisible()
  isBroken = false
  for (const _ of [1, 2]) await alerts.first().getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No projects yet.')).toBeVisible()
  await expect(page.getByText('No service bookings yet')).toBeVisible()
})

test('a project that cannot be loaded no longer asks for a moment, and can be retried', async ({ page }) => {
  await registerAs(page, 'client')
  let isBroken = true
  await page.route('**/api/client/projects/*', (route) =>
    isBroken ? route.fulfill({ status: 503, json: { message: 'Busy' } }) : route.continue(),
  )
  await page.goto('/dashboard/project?id=1')
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('failed')
  await expect(main.getByText(projectPageTexts.loading)).toHaveCount(0)
  isBroken = false
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('heading', { name: projectPageTexts.notFoundTitle })).toBeVisible()
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
