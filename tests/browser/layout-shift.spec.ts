// Covers src/features/admin/bookings/use-free-times.ts and src/ui/use-latch.ts.

import { setTimeout as pause } from 'node:timers/promises'
import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test'
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
      const queue = await addressesAt(user, first.request)
      await Promise.all(
        Array.from({ length: 4 }, async () => {
          for (let address = queue.shift(); address; address = queue.shift())
            shifts.push(...(await shiftsOf(context, address, delayOf)))
        }),
      )
      await context.close()
    }
    expect(shifts).toEqual([])
  })
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
  const opened = pages.filter(({ as }) => as === user)
  const lists = await Promise.all(opened.map(({ path }) => addressesOf(path, api)))
  const firsts = new Set(lists.map(([first]) => first))
  return (await everyAddress(user, api)).filter((address) => !firsts.has(address))
}

/** Hours that are open would show in every other test. */
const freeTimes = {
  slots: [10, 11, 12, 13].map((hour) => ({ startsAt: `2031-03-03T${hour}:00:00.000Z`, minutes: 30 })),
  next: null,
}

async function shiftsOf(
  context: BrowserContext,
  address: string,
  delayOf: (index: number) => number,
): Promise<string[]> {
  const page = await context.newPage()
  await watchShifts(page, delayOf)
  await page.route('**/api/services/*/slots', async (route) => {
    await pause(delayOf(3))
    await route.fulfill({ json: freeTimes })
  })
  await page.goto(address)
  const shifts = await shiftsIn(page)
  await page.close()
  return shifts.map((shift) => `${address}: ${shift}`)
}
