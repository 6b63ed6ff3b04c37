import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { openLive } from './open-live.ts'

export const schemes = ['light', 'dark', 'high contrast'] as const

/** The schemes with a width each; the light one at a desktop's width is tested for every page in pages.spec.ts. */
export const schemeCases = [
  { scheme: 'dark', width: 1440 },
  { scheme: 'high contrast', width: 390 },
] as const

/** Opens a page as somebody with that setting sees it. */
export async function openIn(page: Page, scheme: (typeof schemes)[number], path: string): Promise<void> {
  await page.emulateMedia({
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    contrast: scheme === 'high contrast' ? 'more' : 'no-preference',
    reducedMotion: 'reduce',
  })
  await openLive(page, path)
}

/**
 * No violation that axe can find. Contour lines are boxes cut to hairlines by a mask, which axe does not know: it
 * would take the whole box for the ground of the text above.
 */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.addStyleTag({ content: '.contours { visibility: hidden }' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  )
}
