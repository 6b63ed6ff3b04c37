import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { openLive } from './open-live.ts'

export const schemes = ['light', 'dark', 'high contrast'] as const
export type Scheme = (typeof schemes)[number]

const mediaOf = (scheme: Scheme) =>
  ({
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    contrast: scheme === 'high contrast' ? 'more' : 'no-preference',
    reducedMotion: 'reduce',
  }) as const

export async function openIn(page: Page, scheme: Scheme, path: string): Promise<void> {
  await page.emulateMedia(mediaOf(scheme))
  await openLive(page, path)
}

/** Changes the scheme of an open page. The boot script reads the contrast only once, so its class is set here. */
export async function changeScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia(mediaOf(scheme))
  await page.evaluate(async (isHigh) => {
    document.documentElement.classList.toggle('high-contrast', isHigh)
    // Transitions of colors begin with the next frame.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve))
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) animation.cancel()
      else animation.finish()
    }
  }, scheme === 'high contrast')
}

/** The axe rules whose result depends on colors; the others need to run in one scheme only. */
export const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Expects no axe violations. Contour lines are hidden: axe ignores masks and takes the whole box for a background.
 * @param rules all of axe's default rules if not given
 */
export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  await page.addStyleTag({ content: '.contours { visibility: hidden }' })
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  )
}
