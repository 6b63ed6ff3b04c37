import { consultation } from '#content/booking/consultation.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { indexedPaths } from '#generated/pages.ts'
import { needsPages } from './needs-pages.ts'
import { untilLive } from './open-live.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'
import {
  advertising,
  marketing,
  article,
  headerLink,
  scripts,
  untilIdle,
  untilPreloaded,
} from './first-intent-page.ts'

needsPages('/blog', advertising, marketing, consultation.href, '/contact', '/accessibility')

const evaluatedScripts = async (page: Page) =>
  (await page.coverage.stopJSCoverage())
    .filter(({ url, functions }) => scripts.test(url) && functions.some(({ ranges }) => ranges[0]?.count))
    .map(({ url }) => url)

test('reading a page, to its end, evaluates no module; pointing at a control does', async ({ page }) => {
  for (const path of ['/', article, advertising, consultation.href]) {
    await page.coverage.startJSCoverage({ reportAnonymousScripts: false })
    await page.goto(path)
    await untilPreloaded(page)
    for (const top of [11, 2000, 100_000])
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await expect(page.locator('html')).toHaveAttribute('data-scrolled')
    await untilIdle(page)
    expect(await evaluatedScripts(page), path).toEqual([])
  }
  await page.coverage.startJSCoverage({ reportAnonymousScripts: false })
  await page.goto('/')
  await headerLink(page, '/contact').hover()
  await untilLive(page)
  expect(await evaluatedScripts(page)).not.toEqual([])
})

test('readers who save data load no script before their first intent', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } })
  })
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/(.*\.js|entry-.*\.css)$/.test(request.url())) requestedUrls.push(request.url())
  })
  await page.goto(marketing)
  await untilIdle(page)
  await page.waitForLoadState('networkidle')
  expect(requestedUrls).toEqual([])
  const tab = page.getByRole('tab').last()
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  expect(requestedUrls).toEqual([])
  await headerLink(page, '/contact').hover()
  await untilLive(page)
  expect(requestedUrls).not.toEqual([])
})

test('the header knows who reads without React, and nothing shifts when it does or when React arrives', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[] =
          'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        for (const { node, previousRect, currentRect } of sources)
          shifts.push(`${node?.textContent} ${JSON.stringify([previousRect, currentRect])}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/*.woff2', (route) => route.abort())
  const isHydrated = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__react')),
    )
  await signInAs(page, 'demo-admin')
  await page.goto('/')
  await expect(headerLink(page, '/dashboard')).toBeVisible()
  await expect(headerLink(page, '/admin')).toBeVisible()
  await expect(headerLink(page, '/auth')).toBeHidden()
  expect(await isHydrated()).toBe(false)

  let release = () => {}
  const hold = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/user', async (route) => {
    await hold
    await route.continue()
  })
  await page.goto('/contact')
  await expect(headerLink(page, '/admin')).toBeVisible()
  await page.context().clearCookies()
  release()
  await expect(headerLink(page, '/auth')).toBeVisible()
  await expect(headerLink(page, '/dashboard')).toBeHidden()
  expect(await isHydrated()).toBe(false)
  await headerLink(page, '/auth').hover()
  await untilLive(page)
  expect(await isHydrated()).toBe(true)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

test('no indexable page forbids the back/forward cache, with React or without it', async ({
  page,
  context,
  request,
}) => {
  for (const path of indexedPaths) {
    const { 'cache-control': caching = '' } = (await request.get(path)).headers()
    expect(caching, path).not.toContain('no-store')
  }
  for (const path of ['/', article, advertising, consultation.href]) {
    const reasons = await reasonsAgainstKeeping(context, page, path)
    expect(reasons, path).toEqual([])
  }
})

/**
 * The test browser never keeps a page and reports its own reasons, and a request may still be running when the page is
 * left. Any other reason is the page's fault.
 */
async function reasonsAgainstKeeping(context: BrowserContext, page: Page, path: string) {
  const cdp = await context.newCDPSession(page)
  await cdp.send('Page.enable')
  const refusal = new Promise<string[]>((resolve) => {
    cdp.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    )
  })
  await page.goto(path)
  await headerLink(page, '/contact').hover()
  await untilLive(page)
  await page.waitForLoadState('networkidle')
  await page.goto('/accessibility')
  await page.goBack({ waitUntil: 'commit' })
  const ownReasons = [
    'BrowsingInstanceNotSwapped',
    'BackForwardCacheDisabledForDelegate',
    'BackForwardCacheDisabled',
    'BackForwardCacheDisabledByCommandLine',
    'OutstandingNetworkRequestOthers',
  ]
  const reasons = await refusal
  await cdp.detach()
  return reasons.filter((reason) => !ownReasons.includes(reason))
}
