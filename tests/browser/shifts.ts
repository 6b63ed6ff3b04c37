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

interface Watch {
  restartDelays: () => void
  stop: () => Promise<void>
}

/**
 * Delays responses and collects the shifts of a page. Through the developer tools, because a route turns the browser's
 * cache off, and without it a page takes twice the processor time.
 */
export async function watchShifts(
  page: Page,
  delayOf: (index: number) => number,
  answerFor: (url: string) => object | undefined = () => undefined,
): Promise<Watch> {
  await page.addInitScript(collectShifts)
  const devtools = await page.context().newCDPSession(page)
  let requestCount = 0
  const respond = async (requestId: string, url: string) => {
    // Whether a font arrives before the first paint is chance here; shifts caused by data are not.
    if (url.endsWith('.woff2'))
      return devtools.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
    await pause(delayOf(requestCount++))
    const response = answerFor(url)
    if (!response) return devtools.send('Fetch.continueRequest', { requestId })
    return devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'application/json' }],
      body: Buffer.from(JSON.stringify(response)).toString('base64'),
    })
  }
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    // A request that the page has given up, or its window, is no longer there.
    respond(requestId, request.url).catch(() => undefined)
  })
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }, { urlPattern: '*.woff2' }] })
  return {
    restartDelays: () => {
      requestCount = 0
    },
    stop: () => devtools.detach(),
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
