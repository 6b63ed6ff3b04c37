// Covers src/ui/use-latch.ts.

import { setTimeout as pause } from 'node:timers/promises'
import { type APIRequestContext, type BrowserContext, expect, test } from '@playwright/test'
import { addressesOf, guardedPaths } from './routes.ts'
import { signInAs } from './sign-in.ts'

/** The delay of the nth response of a page, in milliseconds; the first says who is signed in. */
const delays = {
  inOrder: (index: number) => 150 + 120 * index,
  lastFirst: (index: number) => (index === 0 ? 300 : Math.max(30, 700 - 120 * index)),
}

/** Taller than a screen, so that shifts below the fold count too. */
const heightPx = 2000

// The hardest order in one column is last answer first; with columns side by side, it is in order.
for (const { width, delayOf, order, parity } of [
  { width: 390, delayOf: delays.lastFirst, order: 'the last answer first', parity: 0 },
  { width: 1280, delayOf: delays.inOrder, order: 'one answer after the other', parity: 1 },
]) {
  // Each page at one of the two widths: all at both would take a fifth of the browser tests' time.
  test(`nothing shifts while every other guarded page loads at ${width} px, ${order}`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const shifts: string[] = []
    for (const user of ['demo-client', 'demo-provider', 'demo-admin'] as const) {
      const context = await browser.newContext({ viewport: { width, height: heightPx } })
      const first = await context.newPage()
      await signInAs(first, user)
      const addresses = await addressesFor(user, first.request)
      const queue = addresses.filter((_, index) => index % 2 === parity)
      expect(addresses).not.toEqual([])
      await Promise.all(
        Array.from({ length: 6 }, async () => {
          for (let address = queue.shift(); address; address = queue.shift())
            shifts.push(...(await shiftsOf(context, address, delayOf)))
        }),
      )
      await context.close()
    }
    expect(shifts).toEqual([])
  })
}

async function addressesFor(user: string, api: APIRequestContext): Promise<string[]> {
  const paths = guardedPaths.filter((path) =>
    user === 'demo-admin'
      ? path.startsWith('/admin')
      : user === 'demo-provider'
        ? path === '/dashboard'
        : !path.startsWith('/admin'),
  )
  const lists = await Promise.all(paths.map((path) => addressesOf(path, api)))
  return lists.flat()
}

async function shiftsOf(
  context: BrowserContext,
  address: string,
  delayOf: (index: number) => number,
): Promise<string[]> {
  const page = await context.newPage()
  await page.addInitScript(collectShifts)
  // Whether a font arrives before the first paint is chance here; what the data move is not.
  await page.route('**/*.woff2', (route) => route.abort())
  let requestCount = 0
  await page.route('**/api/**', async (route) => {
    await pause(delayOf(requestCount++))
    await route.continue()
  })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Checking your account…')).toHaveCount(0)
  const shifts = await page.evaluate(readShifts)
  await page.close()
  return shifts.map((shift) => `${address}: ${shift}`)
}

declare global {
  interface Window {
    shifts: string[]
  }
}

function collectShifts() {
  window.shifts = []
  const named = (node: Node | null) =>
    node instanceof Element
      ? `<${node.localName} class="${node.getAttribute('class')?.slice(0, 40)}"> ${node.textContent?.slice(0, 40)}`
      : String(node?.textContent?.slice(0, 40))
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!isShift(entry) || entry.hadRecentInput) continue
      const sources = entry.sources.map(
        ({ node, previousRect: was, currentRect: is }) =>
          `${named(node)} from ${was.x},${was.y} ${was.width}x${was.height} to ${is.x},${is.y} ${is.width}x${is.height}`,
      )
      window.shifts.push(`${entry.value.toFixed(4)} ${sources.join('; ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })

  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  function isShift(entry: PerformanceEntry): entry is LayoutShift {
    return entry.entryType === 'layout-shift'
  }
}

/** Waits two frames, after which the browser has reported every shift. */
async function readShifts() {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  return window.shifts
}
