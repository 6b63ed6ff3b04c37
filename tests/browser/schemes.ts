import axe from 'axe-core'
import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const schemes = ['light', 'dark', 'high contrast'] as const
type Scheme = (typeof schemes)[number]

const mediaOf = (scheme: Scheme) =>
  ({
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    contrast: scheme === 'high contrast' ? 'more' : 'no-preference',
    reducedMotion: 'reduce',
  }) as const

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
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Expects no axe violations on the page as it is, in every scheme.
 * @param widths px, for the schemes to look at in a window of another width
 * @param afterEach what else to look at in each scheme
 */
export async function expectNoViolations(
  page: Page,
  {
    widths = {},
    afterEach,
  }: { widths?: Partial<Record<Scheme, number>>; afterEach?: (scheme: Scheme) => Promise<void> } = {},
): Promise<void> {
  for (const scheme of schemes) {
    const width = widths[scheme]
    if (width) await page.setViewportSize({ width, height: 800 })
    await changeScheme(page, scheme)
    expect(await violationsIn(page, 'html', scheme === 'light' ? undefined : colorRules), scheme).toEqual([])
    await afterEach?.(scheme)
  }
}

/** Finished pages have other names for utility classes. */
export const contourLines = ':is(.contours, [data-contours], [style*="--contour-art"])'

/** Hides contour lines, because axe ignores masks and takes the whole box for a background. Colors change at once. */
const lookedAt = `${contourLines} { visibility: hidden } *, ::before, ::after { transition: none !important }`

/**
 * Returns axe's violations within the elements that match, in the scheme as it is.
 * @param rules all of axe's default rules if not given
 */
export async function violationsIn(page: Page, selector: string, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source)
    await page.addStyleTag({ content: lookedAt })
  }
  return page.evaluate(
    async ({ selector, rules }) => {
      const { violations } = await window.axe.run(selector, {
        resultTypes: ['violations'],
        ...(rules && { runOnly: { type: 'rule', values: rules } }),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
    },
    { selector, rules },
  )
}
