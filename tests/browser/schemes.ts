import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const schemes = ['dark', 'light', 'high contrast'] as const
type Scheme = (typeof schemes)[number]

const mediaOf = (scheme: Scheme) =>
  ({
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    contrast: scheme === 'high contrast' ? 'more' : 'no-preference',
    reducedMotion: 'reduce',
  }) as const

/** Also sets the high-contrast class, because the boot script reads the preference only once. */
export async function changeScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia(mediaOf(scheme))
  await page.evaluate(async (isHigh) => {
    document.documentElement.classList.toggle('high-contrast', isHigh)
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) animation.cancel()
      else animation.finish()
    }
  }, scheme === 'high contrast')
}

const colorRules = ['color-contrast', 'link-in-text-block']

/** @param colorsIn where colors are looked at in the dark and the high-contrast scheme too */
export async function expectNoViolations(
  page: Page,
  { colorsIn = 'html', afterEach }: { colorsIn?: string; afterEach?: (scheme: Scheme) => Promise<void> } = {},
): Promise<void> {
  await loadAxe(page)
  for (const scheme of schemes) {
    await changeScheme(page, scheme)
    const violations =
      scheme === 'light' ? violationsIn(page, 'html') : violationsIn(page, colorsIn, colorRules)
    expect(await violations, scheme).toEqual([])
    await afterEach?.(scheme)
  }
}

export const contourLines = '[data-contours]'

/** Adds a constructed sheet, because the page's policy allows no other style element. */
export const applyStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)

export const stopTransitions = (page: Page) =>
  applyStyles(page, '*, ::before, ::after { transition: none !important }')

async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(axeSource)
  await stopTransitions(page)
  // axe ignores masks and takes the whole box for a background.
  await applyStyles(page, `${contourLines} { visibility: hidden }`)
}

export async function violationsIn(page: Page, selector: string, rules?: string[]): Promise<string[]> {
  await loadAxe(page)
  return page.evaluate(
    async ({ selector, rules }) => {
      const run = (selectors: boolean) =>
        window.axe.run(selector, {
          resultTypes: ['violations'],
          preload: false,
          selectors,
          ...(rules && { runOnly: { type: 'rule', values: rules } }),
        })
      let { violations } = await run(false)
      // Naming every element that was looked at takes a quarter of the time.
      if (violations.length > 0) violations = (await run(true)).violations
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
    },
    { selector, rules },
  )
}
