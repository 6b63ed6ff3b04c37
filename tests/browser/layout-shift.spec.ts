// Covers src/features/admin/bookings/use-free-times.ts and src/ui/use-latch.ts.

import { setTimeout as pause } from 'node:timers/promises'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { addressesOf, guardedPaths, pages } from './routes.ts'
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
  await watchShifts(page, delays.inOrder)
  await page.route('**/api/unread', async (route) => {
    await pause(delays.inOrder(3))
    await route.fulfill({ json: { own: 120, agency: 120 } })
  })
  await page.goto('/admin')
  await expect(page.getByRole('navigation').getByText('99+').first()).toBeVisible()
  expect(await shiftsIn(page)).toEqual([])
})

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
  const beginAgain = await watchShifts(page, delayOf)
  await page.route(/\/api\/services\/\d+\/slots/, async (route) => {
    await pause(delayOf(3))
    await route.fulfill({ json: freeTimes })
  })
  const shifts: string[] = []
  for (let address = queue.shift(); address; address = queue.shift()) {
    beginAgain()
    await page.goto(address)
    shifts.push(...(await shiftsIn(page)).map((shift) => `${address}: ${shift}`))
  }
  return shifts
}
