import { consultation } from '#content/booking/consultation.ts'
import { expect, type Page } from '@playwright/test'
import { appFailedText, logOutButton, reloadLink } from '#content/interface/shell.ts'
import { signedInKey } from '#browser/preference.ts'
import { collectComplaints } from './console-errors.ts'
import { needsPages } from './needs-pages.ts'
import { untilLive } from './open-live.ts'
import { signInAs } from './sign-in.ts'
import { bodiesSentTo } from './sent-bodies.ts'
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

const rememberClient = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, 'client'), signedInKey)

async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const hold = new Promise<void>((resolve) => (release = resolve))
  await page.route(scripts, async (route) => {
    await hold
    await route.continue()
  })
  return release
}

const controls = [
  { path: marketing, selector: '[role=tab]:last-child', state: 'aria-selected' },
  { path: marketing, selector: 'main button[aria-expanded]', state: 'aria-expanded' },
  { path: '/blog', selector: '[data-category]:last-child', state: 'aria-pressed' },
  { path: '/accessibility', selector: '[role=tab]:last-child', state: 'aria-selected' },
  { path: article, selector: '[data-answer=save]', state: 'aria-pressed' },
  { path: '/accessibility', selector: '[role=switch]', state: 'aria-checked' },
] as const

test('a press of a control is answered at once on a slow processor, without React, which changes nothing about it later', async ({
  page,
}, { annotations }) => {
  const cdp = await page.context().newCDPSession(page)
  const complaints = collectComplaints(page, 200)
  for (const { path, selector, state } of controls) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(path)
    const control = page.locator(selector).first()
    await page.waitForFunction(() => window.boot && !window.boot.early)
    const { answer, ms } = await control.evaluate((element, attribute) => {
      const pressedAt = performance.now()
      if (element instanceof HTMLElement) element.click()
      return { answer: element.getAttribute(attribute), ms: Math.round(performance.now() - pressedAt) }
    }, state)
    expect(answer, path).toBe('true')
    expect(await page.locator('head link[rel=stylesheet]').count(), path).toBe(0)
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
  const shownHeadings = () =>
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
  const before = await shownHeadings()
  expect(await page.locator('head link[rel=stylesheet]').count()).toBe(0)
  await headerLink(page, '/contact').hover()
  await untilLive(page)
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  expect(await shownHeadings()).toEqual(before)
  await tabs.first().click()
  await expect(page).toHaveURL(marketing)
  expect((await shownHeadings()).length).toBeGreaterThan(before.length)
})

test('a press before the boot script arrives is answered by it; one that it cannot answer is reported', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(navigator, { clipboard: { writeText: async () => {} } }))
  let release = () => {}
  const hold = new Promise<void>((resolve) => (release = resolve))
  await page.route('/boot-*.js', async (route) => {
    await hold
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

test('a press of a control of the app before the boot script arrives is answered once the app runs', async ({
  page,
}) => {
  await signInAs(page, 'demo-client')
  let release = () => {}
  const hold = new Promise<void>((resolve) => (release = resolve))
  await page.route('/boot-*.js', async (route) => {
    await hold
    await route.continue()
  })
  const bodies = bodiesSentTo(page, '/api/logout')
  await rememberClient(page)
  await page.goto(article, { waitUntil: 'commit' })
  await page.locator('.site-header').getByRole('button', { name: logOutButton }).click()
  expect(bodies).toHaveLength(0)
  release()
  await expect.poll(() => bodies.length).toBe(1)
  await expect(headerLink(page, '/auth')).toBeVisible()
})

test('a press while React hydrates is answered once', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    // React listens at its root first and hydrates in a later task.
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...args) {
      if (this instanceof Element && this.id === 'root') {
        EventTarget.prototype.addEventListener = addEventListener
        queueMicrotask(() => document.querySelector<HTMLElement>('main form button[type=button]')?.click())
      }
      return addEventListener.apply(this, args)
    }
  })
  await page.goto('/auth')
  const password = page.locator('main [autocomplete=current-password]')
  await headerLink(page, '/contact').hover()
  await untilLive(page)
  await expect(password).toHaveAttribute('type', 'text')
  await untilIdle(page)
  await expect(password).toHaveAttribute('type', 'text')
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
  const bodies = bodiesSentTo(page, '/api/newsletter')
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
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toContain('"email":"early-reader@example.com"')

  const release = await holdScripts(page)
  await page.goto('/blog')
  await form.locator('[name=email]').focus()
  await form.locator('[name=email]').fill('earlier-reader@example.com')
  const arrival = page.waitForURL('/blog#subscribed')
  await form.locator('[type=submit]').click()
  release()
  await arrival
  await page.waitForLoadState('networkidle')
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toContain('email=earlier-reader%40example.com')
})

test('a press that cannot be answered says so and offers the page again, which then works', async ({
  page,
}) => {
  await signInAs(page, 'demo-client')
  let isCutOff = true
  await page.route(scripts, (route) => (isCutOff ? route.abort() : route.fallback()))
  await page.goto(article)
  const logOut = page.locator('.site-header').getByRole('button', { name: logOutButton })
  const note = page.getByRole('alert').filter({ hasText: appFailedText })
  await headerLink(page, '/contact').hover()
  await untilIdle(page)
  await expect(note).toBeHidden()
  await logOut.click()
  await expect(note).toBeVisible()
  await expect(page.locator('#article-body')).toBeVisible()
  // Only after the reload: earlier, the held press would be answered, and nobody would be signed in afterwards.
  page.once('framenavigated', () => {
    isCutOff = false
  })
  await Promise.all([page.waitForEvent('load'), note.getByRole('link', { name: reloadLink }).click()])
  await logOut.click()
  await expect(headerLink(page, '/auth')).toBeVisible()
})
