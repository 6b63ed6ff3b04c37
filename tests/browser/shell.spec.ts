import { expect, type Page } from '@playwright/test'
import { siteNavigation } from '#features/shell/site-navigation.ts'
import { headerCopy } from '#content/header.ts'
import { openLive } from './open-live.ts'
import { sampleTest } from './sample-test.ts'
import { changeScheme } from './schemes.ts'
import { signInAs } from './sign-in.ts'
import { ownWindowTest, test } from './shared-window.ts'

const filledMenu = siteNavigation.find(({ entries }) => entries.length > 0)
const menuTitle = filledMenu?.title ?? ''
const openPanels = (page: Page) => page.locator('.menu-panel:popover-open')

test.describe('keyboard', () => {
  test('the first Tab shows the skip link, which leads to the main area', async ({ page }) => {
    await openLive(page, '/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })

  test('a menu opens with Enter, is navigated with Tab and closes with Escape, which returns focus', async ({
    page,
  }) => {
    await openLive(page, '/')
    const button = page.getByRole('button', { name: menuTitle, exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(openPanels(page)).toHaveCount(1)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(openPanels(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(openPanels(page)).toHaveCount(0)
    await expect(button).toBeFocused()
  })
})

test.describe('header', () => {
  test('a long brand name is whole, inside the header, and pushes nothing out of the window, in either contrast', async ({
    page,
  }) => {
    await openLive(page, '/')
    for (const name of ['Mountain View Partners', 'Copperleafcommunications']) {
      await page.locator('.logo').evaluateAll((logos, text) => {
        for (const logo of logos) {
          logo.setAttribute('data-long', '')
          const names = document.createTreeWalker(logo, NodeFilter.SHOW_TEXT)
          while (names.nextNode()) names.currentNode.nodeValue = text
        }
      }, name)
      for (const scheme of ['light', 'high contrast'] as const) {
        await changeScheme(page, scheme)
        for (const width of [320, 390, 1024]) {
          await page.setViewportSize({ width, height: 800 })
          const readLayout = () =>
            page.evaluate(() => {
              const { scrollWidth, clientWidth } = document.documentElement
              const logo = document.querySelector('.site-header .logo')?.getBoundingClientRect()
              const text = document.querySelector('.site-header .logo span')
              const header = document.querySelector('.site-header')?.getBoundingClientRect()
              const next = [...document.querySelectorAll('.site-header :is(a, button):not(.logo)')]
                .map((element) => element.getBoundingClientRect())
                .filter(({ width }) => width > 0)
              return {
                hasSidewaysScroll: scrollWidth > clientWidth,
                isCovered: next.some(({ left }) => left < (logo?.right ?? 0)),
                isTaller: (logo?.height ?? 0) > (header?.height ?? 0),
                isCutOff:
                  text === null ||
                  text.scrollHeight > 1.25 * text.clientHeight ||
                  text.scrollWidth > text.clientWidth,
              }
            })
          await expect.poll(readLayout, `${name}, ${width} px, ${scheme}`).toEqual({
            hasSidewaysScroll: false,
            isCovered: false,
            isTaller: false,
            isCutOff: false,
          })
        }
      }
    }
  })

  test('casts a shadow from 11 px of scrolling on', async ({ page }) => {
    await openLive(page, '/')
    const shadowAt = async (y: number) => {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
      await page.waitForFunction((top) => scrollY === top, y)
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
      )
      return page.locator('html').getAttribute('data-scrolled')
    }
    expect(await shadowAt(10)).toBeNull()
    expect(await shadowAt(11)).not.toBeNull()
    expect(await shadowAt(0)).toBeNull()
  })

  ownWindowTest(
    'opens a menu 200 ms after the pointer enters and closes it 150 ms after it leaves',
    async ({ page }) => {
      await openLive(page, '/')
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await page.getByRole('button', { name: menuTitle, exact: true }).hover()
      await page.clock.runFor(190)
      await expect(openPanels(page)).toHaveCount(0)
      await page.clock.runFor(20)
      await expect(openPanels(page)).toHaveCount(1)
      await page.mouse.move(640, 700)
      await page.clock.runFor(140)
      await expect(openPanels(page)).toHaveCount(1)
      await page.clock.runFor(20)
      await expect(openPanels(page)).toHaveCount(0)
    },
  )

  test('a click on a menu that the pointer opened keeps it open', async ({ page }) => {
    await openLive(page, '/')
    const button = page.getByRole('button', { name: menuTitle, exact: true })
    await button.hover()
    await expect(openPanels(page)).toHaveCount(1)
    await button.click()
    await expect(openPanels(page)).toHaveCount(1)
  })

  for (const group of siteNavigation.filter(({ entries }) => entries.length > 0)) {
    test(`the items of ${group.title} are in order and lead to the right pages`, async ({ page }) => {
      await openLive(page, '/')
      await page.getByRole('button', { name: group.title, exact: true }).click()
      const links = openPanels(page).getByRole('link')
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
        group.entries.map(({ path }) => path),
      )
      await links.last().click()
      await expect(openPanels(page)).toHaveCount(0)
    })
  }

  test('in-app navigation loads no second document', async ({ page }) => {
    await openLive(page, '/')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('link', { name: headerCopy.services }).first().click()
    await expect(page).toHaveURL('/services')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })

  test('shows sign in, or dashboard and log out, and Admin for administrators only', async ({ page }) => {
    const header = page.locator('header')
    await openLive(page, '/')
    await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await signInAs(page, 'demo-client')
    await page.goto('/')
    await expect(header.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible()
    await expect(header.getByRole('link', { name: headerCopy.admin })).toHaveCount(0)
    await signInAs(page, 'demo-admin')
    await page.goto('/')
    await expect(header.getByRole('link', { name: headerCopy.admin })).toBeVisible()
  })

  test('the words of all its links, menus and buttons stand on one line', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await signInAs(page, 'demo-admin')
    await page.goto('/')
    const header = page.locator('header')
    await expect(header.getByRole('link', { name: headerCopy.admin })).toBeVisible()
    const tops = await header.locator('.bar-link, [data-button]').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .map((control) => {
          const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
          const range = document.createRange()
          range.selectNodeContents(words.nextNode() ?? control)
          return range.getBoundingClientRect().top
        }),
    )
    expect(tops.length).toBeGreaterThan(2)
    expect(new Set(tops).size, String(tops)).toBe(1)
  })
})

sampleTest('the footer keeps its margins on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/')
  const columns = page.locator('.footer-columns')
  expect(await columns.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test.describe('high contrast', () => {
  test('is kept across pages and reloads, and applies before the scripts run', async ({ page }) => {
    const isOn = () => page.locator('html').evaluate((html) => html.classList.contains('high-contrast'))
    await openLive(page, '/accessibility')
    await page.getByRole('switch').first().click()
    await expect.poll(isOn).toBe(true)
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/contact', { waitUntil: 'commit' })
    await page.waitForSelector('h1')
    expect(await isOn()).toBe(true)
  })
})
