// Covers src/browser/signed-in-hint.ts, src/render/boot/answers.ts, src/render/boot/boot.ts,
// src/render/boot/input.ts, src/render/boot/intent.ts, src/render/boot/page.ts, src/render/boot/preferences.ts,
// src/render/boot/reader.ts, src/render/boot/start.ts, src/render/repeat-held.ts, src/render/whole-styles.ts and
// src/shared/next-tab.ts.

import { consultation } from '#content/booking/consultation.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { appFailedText, logOutButton, reloadLink } from '#content/interface/shell.ts'
import { indexedPaths } from '#generated/pages.ts'
import { collectComplaints } from './console-errors.ts'
import { needsPages } from './needs-pages.ts'
import { untilLive } from './open-live.ts'
import { seedSlug } from './seed-posts.ts'
import { signInAs } from './sign-in.ts'
import { test } from './shared-window.ts'

const advertising = '/services/digital-advertising'
const marketing = '/services/digital-marketing'
needsPages('/blog', advertising, marketing, consultation.href, '/contact', '/accessibility')

const article = `/blog/${seedSlug}`
const headerLink = (page: Page, path: string) =>
  page.locator(`.site-header a[href="${path}"]:not(.logo)`).last()
const scripts = /\/assets\/.*\.js$/

const untilIdle = (page: Page) =>
  page.evaluate(
    (limit) =>
      new Promise((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve), limit), limit),
      ),
    { timeout: 5_000 },
  )

async function untilPreloaded(page: Page) {
  await page.waitForFunction(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name))
    return links.length > 0 && links.every(({ href }) => loaded.has(href))
  })
  await untilIdle(page)
}

const evaluatedScripts = async (page: Page) =>
  (await page.coverage.stopJSCoverage())
    .filter(({ url, functions }) => scripts.test(url) && functions.some(({ ranges }) => ranges[0]?.count))
    .map(({ url }) => url)

const postsTo = (page: Page, path: string) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) bodies.push(request.postData() ?? '')
  })
  return bodies
}

async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(scripts, async (route) => {
    await released
    await route.continue()
  })
  return release
}

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
  const requested: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*\.(js|css)$/.test(request.url())) requested.push(request.url())
  })
  await page.goto(marketing)
  await untilIdle(page)
  await page.waitForLoadState('networkidle')
  expect(requested).toEqual([])
  const tab = page.getByRole('tab').last()
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  expect(requested).toEqual([])
  await headerLink(page, '/contact').hover()
  await untilLive(page)
  expect(requested).not.toEqual([])
})

const controls = [
  { path: marketing, selector: '[role=tab]:last-child', state: 'aria-selected' },
  { path: marketing, selector: 'main button[aria-expanded]', state: 'aria-expanded' },
  { path: '/blog', selector: '[data-category]:last-child', state: 'aria-pressed' },
  { path: '/accessibility', selector: '[role=tab]:last-child', state: 'aria-selected' },
  { path: article, selector: '[data-answer=save]', state: 'aria-pressed' },
  { path: '/accessibility', selector: '[role=switch]', state: 'aria-checked' },
] as const

test('a press of a control is answered at once on a slow processor, without React, which then changes nothing of it', async ({
  page,
}, { annotations }) => {
  const cdp = await page.context().newCDPSession(page)
  const complaints = collectComplaints(page, 200)
  for (const { path, selector, state } of controls) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(path)
    const control = page.locator(selector).first()
    const { answer, ms } = await control.evaluate((element, attribute) => {
      const pressedAt = performance.now()
      if (element instanceof HTMLElement) element.click()
      return { answer: element.getAttribute(attribute), ms: Math.round(performance.now() - pressedAt) }
    }, state)
    expect(answer, path).toBe('true')
    expect(await page.locator('link[rel=stylesheet]').count(), path).toBe(0)
    annotations.push({ type: 'ms from press to answer', description: `${path}: ${ms}` })

    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const before = await page.locator('main').innerText()
    const changes = await control.evaluateHandle((element, attribute) => {
      const values: (string | null)[] = []
      new MutationObserver(() => values.push(element.getAttribute(attribute))).observe(element, {
        attributeFilter: [attribute],
      })
      return values
    }, state)
    await headerLink(page, '/contact').hover()
    await untilLive(page)
    await expect(control).toHaveAttribute(state, 'true')
    expect(await page.locator('main').innerText(), path).toBe(before)
    expect(await changes.jsonValue(), path).not.toContain('false')
  }
  expect(complaints).toEqual([])
})

test('tabs answer keys without React, which takes over the choice and its address', async ({ page }) => {
  await page.goto(marketing)
  const tabs = page.getByRole('tab')
  const shown = () =>
    page.locator('[role=tabpanel] > ul > li').filter({ visible: true }).getByRole('heading').allTextContents()
  await tabs.first().focus()
  await page.keyboard.press('End')
  await expect(tabs.last()).toBeFocused()
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1)
  const id = await tabs.nth(1).getAttribute('value')
  await expect(page).toHaveURL(`${marketing}?tab=${id}`)
  const before = await shown()
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(0)
  await headerLink(page, '/contact').hover()
  await untilLive(page)
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  expect(await shown()).toEqual(before)
  await tabs.first().click()
  await expect(page).toHaveURL(marketing)
  expect((await shown()).length).toBeGreaterThan(before.length)
})

test('a press before the boot script arrives is answered by it; one that it cannot answer is reported', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(navigator, { clipboard: { writeText: async () => {} } }))
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('/boot-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(article, { waitUntil: 'commit' })
  const save = page.locator('[data-answer=save]')
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('/boot-*.js')

  await page.route('/boot-*.js', (route) => route.abort())
  await page.goto('/blog')
  const note = page.getByRole('alert').filter({ hasText: appFailedText })
  await expect(note).toBeHidden()
  await page.locator('[data-category]').last().click()
  await expect(note).toBeVisible()
})

test('what is typed before React arrives stays, and is kept as a draft', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(consultation.href)
  await page.locator('[name=companyName]').pressSequentially('Everest Outfitters')
  release()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:booking')))
    .toContain('Everest Outfitters')
  await expect(page.locator('[name=companyName]')).toHaveValue('Everest Outfitters')
  await page.goto('/blog')
  const search = page.getByRole('searchbox').first()
  await search.pressSequentially('budget')
  await untilLive(page)
  await expect(search).toHaveValue('budget')
})

test('a form that is sent before React runs arrives exactly once, with React or without it', async ({
  page,
}) => {
  const sent = postsTo(page, '/api/newsletter')
  const form = page.locator('form[action="/api/newsletter"]')
  const send = (email: string) =>
    form.evaluate((element: HTMLFormElement, value) => {
      const field = element.elements.namedItem('email')
      if (field instanceof HTMLInputElement) field.value = value
      element.requestSubmit()
      element.requestSubmit()
    }, email)

  await page.goto('/blog')
  await untilPreloaded(page)
  await send('early-reader@example.com')
  await expect(page.locator('.toast')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toContain('"email":"early-reader@example.com"')

  const release = await holdScripts(page)
  await page.goto('/blog')
  await form.locator('[name=email]').focus()
  await form.locator('[name=email]').fill('earlier-reader@example.com')
  const arrival = page.waitForURL('/blog#subscribed')
  await form.locator('[type=submit]').click()
  release()
  await arrival
  await page.waitForLoadState('networkidle')
  expect(sent).toHaveLength(2)
  expect(sent[1]).toContain('email=earlier-reader%40example.com')
})

test('a press that cannot be answered says so and offers the page again, which then works', async ({
  page,
}) => {
  await signInAs(page, 'demo-client')
  await page.route(scripts, (route) => route.abort())
  await page.goto(article)
  const logOut = page.locator('.site-header').getByRole('button', { name: logOutButton })
  const note = page.getByRole('alert').filter({ hasText: appFailedText })
  await headerLink(page, '/contact').hover()
  await untilIdle(page)
  await expect(note).toBeHidden()
  await logOut.click()
  await expect(note).toBeVisible()
  await expect(page.locator('#article-body')).toBeVisible()
  await page.unroute(scripts)
  await note.getByRole('link', { name: reloadLink }).click()
  await logOut.click()
  await expect(headerLink(page, '/auth')).toBeVisible()
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
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/user', async (route) => {
    await released
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
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
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
 * The test browser keeps no page and gives its own reasons, and a request may still be running when the page
 * is left. Any other reason is the page's.
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
