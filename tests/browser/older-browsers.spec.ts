import { globSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { isPaidOnline } from '#shared/is-paid-online.ts'
import { siteNavigation } from '#features/shell/site-navigation.ts'
import { focusedName } from './focus-walk.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { agree } from './question.ts'
import { ownWindowTest as test } from './shared-window.ts'
import { signInAs } from './sign-in.ts'
import { uniqueName } from './unique-name.ts'

/** Takes away what the first Safari with popovers, of autumn 2023, does not have. */
async function becomeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'parse')
    Reflect.deleteProperty(URL, 'canParse')
    Reflect.deleteProperty(Element.prototype, 'checkVisibility')
    Reflect.deleteProperty(window, 'requestIdleCallback')
    const { togglePopover } = HTMLElement.prototype
    HTMLElement.prototype.togglePopover = function (...options: unknown[]) {
      return togglePopover.call(this, ...options.map(Boolean))
    }
  })
}

test.beforeEach(({ page }) => becomeOlder(page))

test.describe('in a browser of 2023', () => {
  const menuTitles = siteNavigation.filter(({ entries }) => entries.length > 0).map(({ title }) => title)
  const openPanels = (page: Page) => page.locator('.menu-panel:popover-open')
  const menuButton = (page: Page, title = '') => page.getByRole('button', { name: title, exact: true })

  test.skip(menuTitles.length === 0, 'no menu has entries')

  test('focus that passes the menus opens none', async ({ page }) => {
    await openLive(page, '/')
    for (const title of menuTitles) await menuButton(page, title).focus()
    await page.getByRole('main').getByRole('link').first().focus()
    await expect(openPanels(page)).toHaveCount(0)
  })

  test('a menu closes with Escape, and when the pointer leaves it', async ({ page }) => {
    await openLive(page, '/')
    const button = menuButton(page, menuTitles[0])
    await button.focus()
    await page.keyboard.press('ArrowDown')
    await expect(openPanels(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(openPanels(page)).toHaveCount(0)
    await button.hover()
    await expect(openPanels(page)).toHaveCount(1)
    await page.mouse.move(640, 700)
    await expect(openPanels(page)).toHaveCount(0)
  })

  test('without popovers a page stays, and works, once React has taken it over', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name)
      const { matches } = Element.prototype
      Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
        if (selector.includes(':popover-open')) throw new DOMException('not a valid selector', 'SyntaxError')
        return matches.call(this, selector)
      })
    })
    await openLive(page, '/')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    const button = page.getByRole('banner').getByRole('button', { name: menuTitles[0] })
    await button.hover()
    await button.press('ArrowDown')
    await button.press('Escape')
    await page.getByRole('contentinfo').getByRole('link').first().hover()
    await expect(heading).toBeVisible()
    expect(errors).toEqual([])
  })
})

test.describe('in a browser of 2023, the page of the strategy package', () => {
  const path = '/digital-marketing-strategy'
  needsPages(path)
  test.skip(!isPaidOnline, 'nothing is paid online')

  test('shows the payment again after another page', async ({ page }) => {
    await openLive(page, path)
    await page.locator('.site-header .logo').click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(page.locator('#payment :is(a, [role], p, span)').first()).toBeVisible()
  })
})

test('every drawn text has a form without alternative text, for browsers that drop the other', () => {
  const styles = globSync('dist/**/*.{css,html}').map((file) => readFileSync(file, 'utf8'))
  const rules = styles.flatMap((style) => style.match(/\{[^{}]*content:[^;}]*"\s*\/[^{}]*\}/g) ?? [])
  expect(rules.length).toBeGreaterThan(0)
  for (const rule of new Set(rules)) expect(rule).toMatch(/content:(?:"[^"]*");content:/)
})

test('in a browser of 2023, a sign-in leads to the page that asked for it', async ({ page }) => {
  await openLive(page, '/auth?next=/account')
  await page.getByLabel('Username').first().fill('demo-client')
  await page.getByLabel('Password').first().fill('try-it-locally')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/account')
})

test('in a browser of 2023, focus moves on from a removed milestone', async ({ page }) => {
  await signInAs(page, 'demo-admin')
  const response = await page.request.post('/api/admin/projects', {
    data: {
      client: 'demo-client',
      name: uniqueName(),
      description: 'Twelve landing pages.',
      status: 'active',
      budget: 9000,
      progressPercentage: 10,
    },
  })
  const { id } = await response.json()
  await page.goto(`/admin/projects/project?id=${id}`)
  for (const title of ['Audit', 'Launch']) {
    await page.getByLabel('New milestone').fill(title)
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('button', { name: `Remove ${title}` })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Remove Audit' }).press('Enter')
  await agree(page)
  await expect(page.getByRole('button', { name: 'Remove Audit' })).toHaveCount(0)
  await expect.poll(() => focusedName(page)).toMatch(/Launch/)
})
