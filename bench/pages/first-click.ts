import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from '@playwright/test'
import type { ClickRun } from './figures.ts'
import type { Control } from './controls.ts'

const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const cpuSlowdown = 4
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
}
const lostAfterMs = 3_000
const tapsMax = 4
const missesEndAfterMs = 20_000

export async function measureFirstClick(browser: Browser, url: string, control: Control): Promise<ClickRun> {
  const early = await withPage(browser, control, async (page) => {
    await page.goto(url, { waitUntil: 'commit' })
    return touch(page)
  })
  const late = await withPage(browser, control, async (page) => {
    await page.goto(url, { waitUntil: 'load' })
    return touch(page)
  })
  return {
    readyMs: early.doneAtMs,
    earlyAnsweredMs: early.answeredMs,
    lost: early.lost + late.lost,
    inpMs: late.inpMs,
    answeredMs: late.answeredMs,
  }
}

interface Touch {
  doneAtMs: number
  answeredMs: number
  inpMs: number
  lost: number
}

async function touch(page: Page): Promise<Touch> {
  let lostCount = 0
  const missesUntil = Date.now() + missesEndAfterMs
  while (lostCount < tapsMax) {
    const spot = await page.waitForFunction(() => window.bench.spot()).then((handle) => handle.jsonValue())
    if (!spot) throw new Error('The control has no place')
    await page.touchscreen.tap(spot.x, spot.y)
    // Style or a font that arrives between the look and the tap moves the control, and then nothing was pressed.
    if (!(await page.evaluate(() => window.bench.isTouched()))) {
      if (Date.now() > missesUntil) throw new Error(`${page.url()}: the control was never where it was seen`)
      await sleep(100)
      continue
    }
    const until = Date.now() + lostAfterMs
    while (Date.now() < until) {
      const response = await page.evaluate(() => window.bench.answer())
      if (response) {
        // Event Timing reports an interaction after the frame that followed it.
        await sleep(1_500)
        const inpMs = await page.evaluate(() => window.bench.inpMs())
        return { ...response, inpMs, lost: lostCount }
      }
      await sleep(50)
    }
    lostCount += 1
  }
  throw new Error(`${page.url()}: ${tapsMax} touches of the control did nothing`)
}

export async function evaluatedScript(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Debugger.enable')
    await session.send('Profiler.enable')
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await page.goto(url, { waitUntil: 'load' })
    await sleep(5_000)
    const { result } = await session.send('Profiler.takePreciseCoverage')
    const ran = result.filter(({ url: at, functions }) => at.startsWith('https:') && functions.some(hasRun))
    const sources = await Promise.all(
      ran.map(({ scriptId }) => session.send('Debugger.getScriptSource', { scriptId })),
    )
    return sources.reduce((sum, { scriptSource }) => sum + gzipSync(scriptSource, { level: 9 }).length, 0)
  } finally {
    await context.close()
  }
}

const hasRun = ({ ranges }: { ranges: { count: number }[] }): boolean => (ranges[0]?.count ?? 0) > 0

async function withPage<Result>(
  browser: Browser,
  control: Control,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone)
  try {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // Passed as text, because a page's content security policy may forbid `eval`.
    const { selector, isDone } = control
    await context.addInitScript({
      content: `(${watch})(${JSON.stringify(selector)}, (control) => Boolean(${isDone}))`,
    })
    const page = await context.newPage()
    await throttle(await context.newCDPSession(page))
    return await act(page)
  } finally {
    await context.close()
  }
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

declare global {
  interface Window {
    bench: {
      spot(): { x: number; y: number } | undefined
      isTouched(): boolean
      answer(): { doneAtMs: number; answeredMs: number } | undefined
      inpMs(): number
    }
  }
}

function watch(selector: string, isWorkDone: (control: HTMLElement) => boolean): void {
  let touchedAtMs: number | undefined
  let doneAtMs: number | undefined
  let inpMs = 0
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.getClientRects().length > 0,
    )
  const press = ({ target, timeStamp }: PointerEvent) => {
    if (target instanceof Node && find()?.contains(target)) touchedAtMs ??= timeStamp
  }
  addEventListener('pointerdown', press, { capture: true })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = 'interactionId' in entry && Number(entry.interactionId) > 0
      if (isInteraction || entry.entryType === 'first-input') inpMs = Math.max(inpMs, entry.duration)
    }
  })
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  observer.observe({ type: 'first-input', buffered: true })
  const look = () => {
    const control = touchedAtMs === undefined ? undefined : find()
    if (control && isWorkDone(control)) doneAtMs = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  window.bench = {
    spot() {
      const element = performance.getEntriesByName('first-contentful-paint').length > 0 ? find() : undefined
      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const box = element?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
    isTouched: () => touchedAtMs !== undefined,
    answer: () =>
      doneAtMs === undefined || touchedAtMs === undefined
        ? undefined
        : { doneAtMs, answeredMs: doneAtMs - touchedAtMs },
    inpMs: () => inpMs,
  }
}
