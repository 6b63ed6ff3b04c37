import { expect, test, vi } from 'vitest'
import { site } from '#site.config.ts'

async function rangesIn(formats: typeof site.formats) {
  vi.resetModules()
  vi.doMock('#site.config.ts', () => ({ site: { ...site, formats } }))
  return (await import('./booking-rules.ts')).budgetRanges.map((range) => range.replaceAll('\u00a0', '·'))
}

test('the budget ranges are in the currency and locale of the site', async () => {
  expect(await rangesIn({ locale: 'en-GB', currency: 'GBP' })).toContain('£1,000 – £5,000')
  expect(await rangesIn({ locale: 'de-DE', currency: 'EUR' })).toContain('1.000·€ – 5.000·€')
})

test('the spaces in a budget range do not depend on the version of ICU', async () => {
  expect((await rangesIn({ locale: 'fr-FR', currency: 'EUR' }))[3]).toBe('Over 20·000·€')
})
