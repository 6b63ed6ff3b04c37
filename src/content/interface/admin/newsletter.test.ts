// Covers src/content/interface/admin/charts.ts.

import { expect, test, vi } from 'vitest'

async function emptyTextsWith(disabledPaths: readonly string[]): Promise<string[]> {
  vi.resetModules()
  vi.doMock('#generated/disabled-paths.ts', () => ({ disabledPaths }))
  const { newsletterTexts } = await import('./newsletter.ts')
  const { newsletterChartTexts } = await import('./charts.ts')
  return [newsletterTexts.emptyText, newsletterChartTexts.empty]
}

test('a back office without subscribers sends nobody to a blog that is switched off', async () => {
  const sendsToForm = /form.* on the blog(?!, which is switched off)/
  expect((await emptyTextsWith([])).every((text) => sendsToForm.test(text))).toBe(true)
  expect((await emptyTextsWith(['/blog'])).some((text) => sendsToForm.test(text))).toBe(false)
})
