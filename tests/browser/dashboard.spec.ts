import { expect } from '@playwright/test'
import { projectPageTexts } from '#content/interface/client/project.ts'
import { seedProjects } from '#content/seed/projects.ts'
import { formatMoney } from '#shared/formats.ts'
import { site } from '#site.config.ts'
import { registerAs, sendBooking } from './client-data.ts'
import { collectComplaints } from './console-errors.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import { bookingCard } from './booking-card.ts'

test('a client finds all specified parts with their own numbers, and the console stays clean', {
  tag: '@own-site',
}, async ({ page }) => {
  const complaints = collectComplaints(page, 200)
  await signInAs(page, 'demo-client')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Dana Client')
  const projects = await (await page.request.get('/api/client/projects')).json()
  await expect(page.getByRole('region', { name: 'Live counts' }).locator('dd').first()).toHaveText(
    String(projects.length),
  )
  await expect(page.getByRole('region', { name: 'Summary' })).toHaveCount(site.sampleFigures ? 1 : 0)

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

test('the sample figures stand after the live counts, with a caption', async ({ page }) => {
  test.skip(!site.sampleFigures, 'site.config.ts does not switch on sampleFigures')
  await signInAs(page, 'demo-client')
  await page.goto('/dashboard')
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary.locator('dt')).toHaveText([
    'Active Projects',
    'Total ROI',
    'Campaign Reach',
    'Engagement Rate',
  ])
  const projects = await (await page.request.get('/api/client/projects')).json()
  const active = projects.filter(({ status }: { status: string }) => status === 'active').length
  await expect(summary.locator('dd')).toHaveText([String(active), '185%', '50K+', '12.5%'])
  await expect(
    page.getByText('Total ROI, Campaign Reach and Engagement Rate are sample figures.'),
  ).toBeVisible()
  await expect(page.getByText('Detailed analytics coming soon...')).toBeVisible()
  const counts = await page.getByRole('region', { name: 'Live counts' }).boundingBox()
  const tiles = await summary.boundingBox()
  expect(tiles?.y).toBeGreaterThan((counts?.y ?? 0) + (counts?.height ?? 0))
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

test('each part reports its own failure and can be retried', async ({ page }) => {
  await registerAs(page, 'client')
  let isBroken = true
  for (const path of ['**/api/client/projects', '**/api/bookings/email/*']) {
    await page.route(path, (route) =>
      isBroken ? route.fulfill({ status: 500, json: { message: 'Something went wrong' } }) : route.continue(),
    )
  }
  await page.goto('/dashboard')
  const alerts = page.getByRole('main').getByRole('alert')
  await expect(alerts).toHaveCount(2)
  await expect(alerts.first()).toContainText('Loading your projects failed.')
  await expect(page.getByRole('main').locator('dd', { hasText: '…' })).toHaveCount(0)
  isBroken = false
  for (const _ of [1, 2]) await alerts.first().getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No projects yet.')).toBeVisible()
  await expect(page.getByText('No service bookings yet')).toBeVisible()
})

test('analytics may fail silently', async ({ page }) => {
  test.skip(!site.sampleFigures, 'site.config.ts does not switch on sampleFigures')
  await registerAs(page, 'client')
  await page.route('**/api/client/analytics', (route) => route.fulfill({ status: 500, body: 'no' }))
  const analytics = page.waitForRequest('**/api/client/analytics')
  await page.goto('/dashboard')
  await analytics
  await expect(page.getByText('Detailed analytics coming soon...')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
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
