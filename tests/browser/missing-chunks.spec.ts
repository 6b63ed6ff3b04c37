import { expect, type Page } from '@playwright/test'
import { headerCopy } from '#content/header.ts'
import { siteNavigation } from '#features/shell/site-navigation.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { ownWindowTest, test } from './shared-window.ts'
import { main, retry, about, navigateTo } from './failed-page.ts'

test.use({ hasOwnWindow: true })

needsPages('/about', '/blog', '/careers', '/contact', '/services')

async function importsAgain(page: Page): Promise<boolean> {
  const module = { contentType: 'text/javascript', body: '' }
  await page.route('**/assets/probe.js', (route) => route.fulfill(module))
  await page.route('**/assets/probe.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
  return page.evaluate(async () => {
    const probe = '/assets/probe.js'
    await import(probe).catch(() => undefined)
    return import(probe).then(
      () => true,
      () => false,
    )
  })
}

test('a page without its chunk says that the reader is offline, under its own title, and recovers in place where the browser can', async ({
  page,
  context,
}) => {
  await openLive(page, '/about')
  const isInPlace = await importsAgain(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(/^This page could not be loaded/)
  await expect(main(page).getByRole('alert')).toHaveText(
    'You are offline. Connect to the internet, then try again.',
  )
  await retry(page).click()
  await expect(retry(page)).toBeVisible()
  await expect(heading).toBeFocused()
  await context.setOffline(false)
  // The first try may still be under way and notice the connection by itself.
  await expect(async () => {
    if (await heading.isVisible()) await retry(page).click({ timeout: 1_000 })
    await expect(heading).toBeHidden({ timeout: 1_000 })
  }).toPass()
  if (isInPlace) await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Careers/)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(isInPlace)
})

ownWindowTest(
  'a missing page has the focus again after a retry where a press focuses the page, as in Safari',
  async ({ page, context }) => {
    await openLive(page, '/about')
    await page.evaluate(() => {
      addEventListener('mousedown', (event) => {
        event.preventDefault()
        document.getElementById('main')?.focus({ preventScroll: true })
      })
    })
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
    const heading = page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })
    await expect(heading).toBeFocused()
    await retry(page).click()
    await expect(heading).toBeFocused()
  },
)

test('a chunk that a new deployment removed reloads the page by itself, once', async ({ page }) => {
  await openLive(page, '/about')
  const makeOld = () =>
    page.evaluate(() => {
      Object.assign(window, { isSameDocument: true })
      document.querySelector<HTMLMetaElement>('meta[name="x-app"]')?.setAttribute('content', '/assets/old.js')
    })
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window)

  await makeOld()
  await page.route(/\/assets\/contact-/, (route) => route.fulfill({ status: 404 }), { times: 1 })
  const reload = page.waitForEvent('load')
  await navigateTo(page, '/contact')
  await reload
  await expect(page).toHaveURL('/contact')
  await expect.poll(isSameDocument).toBe(false)
  await openLive(page, '/about')

  const isInPlace = await importsAgain(page)
  await makeOld()
  await page.route(/\/assets\/contact-/, (route) => route.fulfill({ status: 404 }), { times: 1 })
  await navigateTo(page, '/contact')
  await expect(main(page).getByRole('alert')).toContainText('A part of this page did not arrive.')
  await retry(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeHidden()
  expect(await isSameDocument()).toBe(isInPlace)
})

test('without its scripts a prerendered page keeps working, and a page that needs them says why it cannot', async ({
  page,
}) => {
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  let isAllBlocked = true
  await page.route(/\/assets\/.*\.js$/, (route) => {
    const isRoute = /\/assets\/(about|dashboard)-/.test(route.request().url())
    return isAllBlocked || isRoute ? route.abort() : route.continue()
  })
  for (const all of [true, false]) {
    isAllBlocked = all
    const failedRequest = page.waitForEvent('requestfailed')
    await page.goto('/about')
    // Without a reason to start the app, its files wait for idle time, which a static page on a busy machine may not get.
    await page.getByRole('banner').getByRole('link').first().hover()
    await failedRequest
    await expect(about(page)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
    await expect(page).toHaveURL('/careers')
  }
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })).toBeVisible()
  await expect(page.locator('[inert]')).toHaveCount(0)
  expect(pageErrors).toEqual([])
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('what waits for the shared sheet appears after two seconds if that fails to load', async ({
      page,
    }) => {
      await page.route(/\/assets\/later-.*\.css$/, (route) => route.abort())
      await page.goto('/about')
      const footer = page.locator('footer')
      await expect(footer).toHaveCSS('animation-name', 'later')
      await expect(footer).toHaveCSS('animation-delay', '2s')
      await expect(footer).toBeVisible()
      await expect(footer.getByRole('link', { name: 'Careers' })).toBeVisible()
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opening and closing a menu group keeps focus on it and the page behind out of reach', async ({
    page,
  }) => {
    await openLive(page, '/about')
    await page.getByRole('button', { name: headerCopy.openMenu }).click()
    const sheet = page.getByRole('dialog', { name: headerCopy.menu })
    await expect(sheet.getByRole('button', { name: headerCopy.closeMenu })).toBeFocused()
    for (const { title: name } of siteNavigation.slice(0, 2)) {
      const group = sheet.locator('details', { has: page.locator('summary', { hasText: name }) })
      const summary = group.locator('summary')
      const wasOpen = await group.evaluate((details: HTMLDetailsElement) => details.open)
      await group.evaluate((details) =>
        details.addEventListener('toggle', () => setTimeout(() => details.setAttribute('data-toggled', ''))),
      )
      await summary.click()
      await expect(group).toHaveAttribute('data-toggled')
      await expect(group).toHaveJSProperty('open', !wasOpen)
      await expect(summary).toBeFocused()
      await expect(page.locator('[inert]')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: headerCopy.openMenu })).toBeFocused()
  })
})
