import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    shifts: string[]
  }
}

export const heightPx = 2000

export const delays = {
  inOrder: (index: number) => 150 + 120 * index,
  lastFirst: (index: number) => (index === 0 ? 300 : Math.max(30, 700 - 120 * index)),
}

/** Returns a function to call before each further address, so that its first response is delayed again. */
export async function watchShifts(page: Page, delayOf: (index: number) => number): Promise<() => void> {
  await page.addInitScript(collectShifts)
  // Whether a font arrives before the first paint is chance here; shifts caused by data are not.
  await page.route('**/*.woff2', (route) => route.abort())
  let requestCount = 0
  await page.route('**/api/**', async (route) => {
    await pause(delayOf(requestCount++))
    await route.continue()
  })
  return () => {
    requestCount = 0
  }
}

export async function shiftsIn(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Checking your account…')).toHaveCount(0)
  return page.evaluate(readShifts)
}

function collectShifts() {
  window.shifts = []
  const describeNode = (node: Node | null) =>
    node instanceof Element
      ? `<${node.localName} class="${node.getAttribute('class')?.slice(0, 40)}"> ${node.textContent?.slice(0, 40)}`
      : String(node?.textContent?.slice(0, 40))
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!isShift(entry) || entry.hadRecentInput) continue
      const sources = entry.sources.map(
        ({ node, previousRect: was, currentRect: is }) =>
          `${describeNode(node)} from ${was.x},${was.y} ${was.width}x${was.height} to ${is.x},${is.y} ${is.width}x${is.height}`,
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

async function readShifts() {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
  return window.shifts
}
