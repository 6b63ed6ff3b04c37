import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { brandCharsBest } from '#shared/site-config.ts'
import { addressesOf, guardedPaths, pages } from './routes.ts'
import { untilLive } from './open-live.ts'
import { stopTransitions } from './schemes.ts'
import { delays, heightPx, shiftsIn, watchShifts } from './shifts.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'

for (const { width, delayOf, order, addressesAt } of [
  { width: 390, delayOf: delays.lastFirst, order: 'the last answer first', addressesAt: everyAddress },
  { width: 1280, delayOf: delays.inOrder, order: 'one answer after the other', addressesAt: otherAddresses },
]) {
  test(`nothing shifts while a guarded page loads at ${width} px, ${order}`, async ({ browser }) => {
    test.setTimeout(180_000)
    const shifts: string[] = []
    for (const user of ['demo-client', 'demo-provider', 'demo-admin'] as const) {
      const context = await browser.newContext({ viewport: { width, height: heightPx } })
      const first = await context.newPage()
      await signInAs(first, user)
      await reportViolation(first.request)
      const queue = await addressesAt(user, first.request)
      await Promise.all(
        Array.from({ length: 4 }, async () => {
          shifts.push(...(await shiftsOf(queue, await context.newPage(), delayOf)))
        }),
      )
      await context.close()
    }
    expect(shifts).toEqual([])
  })
}

test('a count of unread messages moves nothing when it arrives, however large it is', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  await page.setViewportSize({ width: 1280, height: heightPx })
  const counts = { own: 120, agency: 120 }
  const watch = await watchShifts(page, delays.inOrder, (url) =>
    url.endsWith('/api/unread') ? counts : undefined,
  )
  await page.goto('/admin')
  await expect(page.getByRole('navigation').getByText('99+').first()).toBeVisible()
  expect(await shiftsIn(page)).toEqual([])
  await watch.stop()
})

for (const { user, path } of [
  { user: 'demo-client', path: '/dashboard' },
  { user: 'demo-admin', path: '/admin' },
] as const) {
  test(`beside a brand of any length, the header keeps its place when ${user} is known and has unread messages`, async ({
    page,
  }) => {
    await signInAs(page, user)
    let endMeasuring = () => {}
    const isMeasured = new Promise<void>((resolve) => (endMeasuring = resolve))
    await page.route('**/api/user', async (route) => {
      await isMeasured
      await route.continue()
    })
    await page.route('**/api/unread', (route) => route.fulfill({ json: { own: 120, agency: 120 } }))
    await page.goto(path)
    await untilLive(page)
    await stopTransitions(page)
    const before = await placesInHeader(page)
    endMeasuring()
    await expect(page.locator('.site-header').getByText('99+').first()).toBeAttached()
    expect(await placesInHeader(page)).toEqual(before)
  })
}

test('in the header of any width a brand is shown whole, also one long word', async ({ page }) => {
  await page.goto('/')
  await stopTransitions(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const brand of ['Fjord', 'Northwestern Ltd', 'Communications', 'Mountain View Partners']) {
      await writeBrand(page, brand)
      const overflow = await page.locator('.site-header .logo span').evaluate((name) => ({
        width: name.scrollWidth - name.clientWidth,
        lines: Math.round(
          (name.scrollHeight - name.clientHeight) / Number.parseFloat(getComputedStyle(name).fontSize),
        ),
      }))
      expect(overflow, `${brand} at ${width} px`).toEqual({ width: 0, lines: 0 })
    }
  }
})

const widths = [320, 360, 390, 768, 1024, 1120, 1151, 1152, 1280, 1440]

async function writeBrand(page: Page, brand: string): Promise<void> {
  await page.locator('.site-header .logo').evaluate(
    (logo, { text, isLong }) => {
      logo.toggleAttribute('data-long', isLong)
      const name = document.createTreeWalker(logo, NodeFilter.SHOW_TEXT).nextNode()
      if (name) name.nodeValue = text
    },
    { text: brand, isLong: brand.length > brandCharsBest },
  )
}

async function placesInHeader(page: Page): Promise<Record<string, string[]>> {
  const places: Record<string, string[]> = {}
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    for (const brand of [
      'Fjord',
      'Fjord & Partners',
      'Mountain View Partners',
      'Copperleaf & Sons '.repeat(3),
    ]) {
      await writeBrand(page, brand)
      places[`${brand}, ${width} px`] = await page.evaluate(async () => {
        await document.fonts.ready
        const selector = 'div, nav, .logo, [popovertarget], [href="/services"], [href="/contact"]'
        return [...document.querySelectorAll('.site-header')]
          .flatMap((header) => [...header.querySelectorAll(selector)])
          .map((element) => element.getBoundingClientRect())
          .map(({ x, y }) => `${x.toFixed(1)}, ${y.toFixed(1)}`)
      })
    }
  }
  return places
}

async function reportViolation(api: APIRequestContext): Promise<void> {
  const report = {
    'document-uri': '/',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://example.com/',
  }
  const response = await api.post('/api/csp-report', {
    headers: { 'content-type': 'application/csp-report' },
    data: JSON.stringify({ 'csp-report': report }),
  })
  expect(response.status()).toBe(204)
}

async function everyAddress(user: string, api: APIRequestContext): Promise<string[]> {
  const paths = guardedPaths.filter((path) =>
    user === 'demo-admin'
      ? path.startsWith('/admin')
      : user === 'demo-provider'
        ? ['/dashboard', '/account'].includes(path)
        : !path.startsWith('/admin'),
  )
  expect(paths).not.toEqual([])
  const lists = await Promise.all(paths.map((path) => addressesOf(path, api)))
  return lists.flat()
}

async function otherAddresses(user: string, api: APIRequestContext): Promise<string[]> {
  const openedPages = pages.filter(({ as }) => as === user)
  const lists = await Promise.all(openedPages.map(({ path }) => addressesOf(path, api)))
  const firsts = new Set(lists.map(([first]) => first))
  return (await everyAddress(user, api)).filter((address) => !firsts.has(address))
}

/** Intercepted, because hours opened on the server would show in all other tests. */
const freeTimes = {
  slots: [10, 11, 12, 13].map((hour) => ({ startsAt: `2031-03-03T${hour}:00:00.000Z`, minutes: 30 })),
  next: null,
}

async function shiftsOf(queue: string[], page: Page, delayOf: (index: number) => number): Promise<string[]> {
  const { restartDelays } = await watchShifts(page, delayOf, (url) =>
    /\/api\/services\/\d+\/slots/.test(url) ? freeTimes : undefined,
  )
  const shifts: string[] = []
  for (let address = queue.shift(); address; address = queue.shift()) {
    restartDelays()
    await page.goto(address)
    shifts.push(...(await shiftsIn(page)).map((shift) => `${address}: ${shift}`))
  }
  return shifts
}
