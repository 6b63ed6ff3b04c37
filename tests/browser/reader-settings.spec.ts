import { helpPanelCopy } from '#content/accessibility/copy.ts'
import { expect, type Page } from '@playwright/test'
import { convictionsCopy } from '#content/about/copy.ts'
import { aboutPanels, hasAllAboutPanels } from './about-panels.ts'
import { needsPages } from './needs-pages.ts'
import { openLive } from './open-live.ts'
import { seedSlug } from './seed-posts.ts'
import { test } from './shared-window.ts'

async function watchCoveredFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const bars = [...document.querySelectorAll('.site-header, [data-page-menu]')]
    const isCovered = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return bars.some((bar) => {
        const box = bar.getBoundingClientRect()
        return !bar.contains(element) && top < box.bottom - 1 && bottom > box.top + 1
      })
    }
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      document.body.dataset.reached = String(Number(document.body.dataset.reached ?? 0) + 1)
      requestAnimationFrame(() => {
        if (target !== document.activeElement || target.matches('.skip-link')) return
        if (isCovered(target)) document.body.dataset.covered += `${target.innerText || target.ariaLabel}\n`
      })
    })
    document.body.dataset.covered = ''
  })
}

for (const width of [390, 1280]) {
  test(`focused elements on a long page are never under its sticky bars, at ${width} px`, async ({
    page,
  }) => {
    needsPages('/services/digital-advertising')
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openLive(page, '/services/digital-advertising')
    await watchCoveredFocus(page)
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    const step = async (key: string, until: () => Promise<boolean>) => {
      for (let count = 0; count < 70 && !(await until()); count += 1) {
        for (let press = 0; press < 5; press += 1) await page.keyboard.press(key)
      }
    }
    const isInHeader = () => page.evaluate(() => Boolean(document.activeElement?.closest('.site-header')))
    await step('Shift+Tab', isInHeader)
    expect(await isInHeader()).toBe(true)
    const isInFooter = () => page.evaluate(() => Boolean(document.activeElement?.closest('footer')))
    await step('Tab', isInFooter)
    expect(await isInFooter()).toBe(true)
    const { covered: coveredElements, reached: focusedElements } = await page.evaluate(() => ({
      ...document.body.dataset,
    }))
    expect(Number(focusedElements)).toBeGreaterThan(60)
    expect(coveredElements).toBe('')
  })
}

test('a URL with a panel’s name opens its tab, on load, by link and on change', async ({ page }) => {
  needsPages('/about')
  test.skip(!hasAllAboutPanels, 'a panel is not there')
  await openLive(page, '/about#expertise')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await expect(tab(convictionsCopy.expertise)).toHaveAttribute('aria-selected', 'true')
  await expect(tab(convictionsCopy.expertise)).toBeInViewport()
  await page.evaluate(() => {
    location.hash = '#approach'
  })
  await expect(tab(convictionsCopy.approach)).toHaveAttribute('aria-selected', 'true')
  await tab(convictionsCopy.mission).click()
  await expect(tab(convictionsCopy.mission)).toHaveAttribute('aria-selected', 'true')
  expect(new URL(page.url()).hash).toBe('')
  await openLive(page, '/accessibility#help')
  await expect(tab(helpPanelCopy.heading)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

test('bars stick in tall windows only and scroll away in short ones', async ({ page }) => {
  needsPages('/services/digital-advertising')
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto('/services/digital-advertising#channels')
  await expect
    .poll(() =>
      page
        .locator('.site-header, [data-page-menu]')
        .evaluateAll((bars) => Math.max(...bars.map((bar) => bar.getBoundingClientRect().bottom))),
    )
    .toBeLessThanOrEqual(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a guarded page says why it needs script and what to do, and passwords have no dead button', async ({
    page,
  }) => {
    for (const path of ['/dashboard', '/account', '/admin']) {
      await page.goto(path)
      await expect(
        page.getByText('This page needs JavaScript, and your browser has it turned off.'),
      ).toBeVisible()
      await expect(page.getByText('Checking your account')).toBeHidden()
      await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    }
    await page.goto('/auth')
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveCount(0)
    if (!hasAllAboutPanels) return
    await page.goto('/about#expertise')
    await expect(page.locator('#expertise')).toBeInViewport()
    await expect(page.locator('#mission')).toBeVisible()
  })
})

test('with forced colors, buttons have borders and selected items look different', async ({ page }) => {
  needsPages('/about', '/blog')
  await page.emulateMedia({ forcedColors: 'active' })
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  await openLive(page, '/about')
  for (const button of await page.locator('[data-button]:visible').all()) {
    const width = await button.evaluate((element) => getComputedStyle(element).borderTopWidth)
    expect(width, await button.innerText()).toBe('1px')
  }
  if (aboutPanels.length > 1)
    expect(await ground('[role=tab][aria-selected=true]')).not.toBe(
      await ground('[role=tab][aria-selected=false]'),
    )
  await page.goto('/blog')
  expect(await ground('[aria-pressed=true]')).not.toBe(await ground('[aria-pressed=false]'))
})

test('with forced colors, bars, the marks of questions and the texts of drawings stay visible', async ({
  page,
}) => {
  needsPages('/digital-marketing-strategy')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const visibilities = await page.evaluate(() => {
    const canvas = getComputedStyle(document.body).backgroundColor
    const bars = [...document.querySelectorAll('#case-studies [role=img] span:empty')]
    const marks = [...document.querySelectorAll('main summary [aria-hidden=true]')]
    return [
      ...bars.map((bar) => getComputedStyle(bar)),
      ...marks.flatMap((mark) => [getComputedStyle(mark, '::before'), getComputedStyle(mark, '::after')]),
    ].map(({ backgroundColor, borderTopWidth }) => backgroundColor !== canvas || borderTopWidth !== '0px')
  })
  expect(visibilities.length).toBeGreaterThan(0)
  expect(visibilities).not.toContain(false)
  await page.goto('/digital-marketing-strategy')
  const colors = await page.evaluate(() => ({
    page: getComputedStyle(document.body).color,
    drawings: [...document.querySelectorAll('main svg text')].map((text) => getComputedStyle(text).fill),
  }))
  expect([...new Set(colors.drawings)]).toEqual([colors.page])
})

test('with forced colors, buttons on dark bands are as light as the page, layers are divided, and tracks differ from what is set', async ({
  page,
}) => {
  needsPages('/digital-marketing-strategy')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const canvas = await groundOf('body')
  expect(await groundOf('footer [data-button]')).toMatch(/255, 255, 255/)
  for (const layer of await page.locator('#technology li').all())
    await expect(layer).toHaveCSS('border-top-width', '1px')
  await page.goto('/digital-marketing-strategy')
  const track = '#basis span:has(> span)'
  expect(await groundOf(track)).toBe(canvas)
  expect(await groundOf(`${track} > span`)).not.toBe(canvas)
})

test('in print, dark bands have no background and articles use the full width', async ({ page }) => {
  needsPages('/blog')
  await page.setViewportSize({ width: 1120, height: 800 })
  await page.goto('/')
  const bands = await page.evaluateHandle(() => {
    const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
    const dark = groundOf(document.querySelector('footer') ?? document.body)
    return [...document.querySelectorAll('main section, main section > div')].filter(
      (element) => groundOf(element) === dark,
    )
  })
  await page.emulateMedia({ media: 'print' })
  const grounds = () =>
    bands.evaluate((sections) =>
      sections.map((band) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(band)
        return `${backgroundColor} ${backgroundImage}`
      }),
    )
  await expect.poll(async () => [...new Set(await grounds())]).toEqual(['rgba(0, 0, 0, 0) none'])
  await page.goto(`/blog/${seedSlug}`)
  const article = await page.locator('#article-body').boundingBox()
  expect(article?.width).toBeGreaterThan(640)
})
