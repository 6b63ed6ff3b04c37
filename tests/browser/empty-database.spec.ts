import { type ChildProcess, execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { siteRoutes } from '#generated/pages.ts'
import { sampleBooking } from '#content/seed/sample-booking.ts'
import { seedServices } from '#content/seed/services.ts'
import { freePort } from '../../scripts/lib/local/free-port.ts'
import { endWithChildren, startCommand } from '../../scripts/lib/run-command.ts'
import { collectComplaints } from './console-errors.ts'
import { builtPaths, redirectCases } from './routes.ts'
import { violationsIn } from './schemes.ts'
import { test } from './shared-window.ts'

test.describe.configure({ mode: 'serial' })

const owner = { username: 'first-owner', password: 'sorrel-ladder-cobalt-mist' }
const [bookable] = seedServices.filter(({ onBooking }) => onBooking)
let server: ChildProcess
let origin = ''

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const port = await freePort(8795)
  origin = `http://localhost:${port}`
  const env = { PORT: String(port), STATE_DIR: '.wrangler/e2e-empty' }
  const start = ['scripts/commands/start.ts', '--no-build', '--fresh', '--no-seed']
  server = startCommand(process.execPath, start, { env })
  const health = () =>
    fetch(`${origin}/api/health`).then(
      ({ status }) => status,
      () => 0,
    )
  await expect.poll(health, { timeout: 100_000 }).toBe(200)
  execFileSync(process.execPath, ['scripts/commands/admin-create.ts'], {
    env: { ...process.env, ...env },
    input: [owner.username, 'Asha Rai', 'owner@agency.example', owner.password, ''].join('\n'),
  })
})

test.afterAll(() => endWithChildren(server))

const open = async (page: Page, path: string) => {
  const complaints = collectComplaints(page, 200)
  const response = await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  expect(response?.status()).toBe(200)
  await expect(page.locator('h1')).not.toBeEmpty()
  expect(complaints).toEqual([])
}

const publicPaths = siteRoutes.flatMap(({ isIndexed, isStatic, paths: [first] }) =>
  isIndexed && !isStatic && first ? [first] : [],
)
const adminPaths = siteRoutes.flatMap(({ access, paths: [first] }) =>
  (access === 'admin' || access === 'editor') && first ? [first] : [],
)

test('without a row in the database, the pages made from it are complete, accessible and fit 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const path of [...publicPaths, `/booking/${bookable?.id}`]) {
    await test.step(path, async () => {
      await open(page, path)
      expect(await violationsIn(page, 'html')).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  }
})

test('the home page shows no heading above an empty list', async ({ request }) => {
  const html = await (await request.get(`${origin}/`)).text()
  expect(html).toContain('id="services"')
  expect(html).not.toContain('id="case-studies"')
})

test('a visitor books on the first day, and the owner finds it in a back office without a fault', async ({
  page,
}) => {
  test.slow()
  const response = await page.request.post(`${origin}/api/bookings`, {
    data: { ...sampleBooking, serviceId: bookable?.id, companyName: 'Everest Outfitters' },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { confirmationCode } = await response.json()
  await open(page, `/booking/confirmation/${confirmationCode}`)
  await expect(page.locator('main')).toContainText(confirmationCode)

  const signedIn = await page.request.post(`${origin}/api/login`, { data: owner })
  expect(signedIn.status(), await signedIn.text()).toBe(200)
  for (const [index, path] of adminPaths.entries()) {
    await test.step(path, async () => {
      await page.goto(origin + path)
      await page.waitForLoadState('networkidle')
      expect(await violationsIn(page, index === 0 ? 'html' : 'main')).toEqual([])
    })
  }
  await page.goto(`${origin}/admin/contact-submissions`)
  await expect(page.getByText('Everest Outfitters').first()).toBeVisible()
})

// Here, because `npm start` runs wrangler's server for Pages; the other tests are served by that for Workers.
test('every prerendered page answers 200', async ({ request }) => {
  for (const path of builtPaths) {
    const response = await request.get(origin + path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
  }
})

test('each fixed redirect comes from the server and keeps the query', async ({ request }) => {
  for (const { from, to } of redirectCases) {
    const response = await request.get(`${origin}${from}?utm_source=x&a=b`, { maxRedirects: 0 })
    expect([301, 302, 308], from).toContain(response.status())
    const target = new URL(response.headers().location ?? '', 'http://localhost')
    expect(`${target.pathname}${target.search}`, from).toBe(`${to}?utm_source=x&a=b`)
  }
})

test('password managers are led to the page that changes a password', async ({ request }) => {
  const response = await request.get(`${origin}/.well-known/change-password`, { maxRedirects: 0 })
  expect(response.status()).toBe(302)
  expect(response.headers().location).toBe('/account')
})
