import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { openLive } from './open-live.ts'

export const schemes = ['light', 'dark', 'high contrast'] as const

/** pages.spec.ts covers the light scheme at desktop width for every page. */
export const schemeCases = [
  { scheme: 'dark', width: 1440 },
  { scheme: 'high contrast', width: 390 },
] as const

export async function openIn(page: Page, scheme: (typeof schemes)[number], path: string): Promise<void> {
  await page.emulateMedia({
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    contrast: scheme === 'high contrast' ? 'more' : 'no-preference',
    reducedMotion: 'reduce',
  })
  await openLive(page, path)
}

/** Expects no axe violations. Contour lines are hidden: axe ignores masks and takes the whole box for a background. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.addStyleTag({ content: '.contours { visibility: hidden }' })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  )
}
