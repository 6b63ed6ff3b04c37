import { expect, test, vi } from 'vitest'
import { site } from '#site.config.ts'

const words = {
  under: (amount: string) => `below ${amount}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  over: (amount: string) => `above ${amount}`,
  unknown: 'open',
}

async function rangesIn(formats: typeof site.formats) {
  vi.resetModules()
  vi.doMock('#site.config.ts', () => ({ site: { ...site, formats } }))
  const { budgetRanges } = await import('./booking-rules.ts')
  return budgetRanges([1000, 5000, 20_000], words).map((range) => range.replaceAll('\u00a0', '·'))
}

test('the budget ranges are in the currency and locale of the site', async () => {
  expect(await rangesIn({ locale: 'en-GB', currency: 'GBP' })).toContain('£1,000 to £5,000')
  expect(await rangesIn({ locale: 'de-DE', currency: 'EUR' })).toContain('1.000·€ to 5.000·€')
})

test('the spaces in a budget range do not depend on the version of ICU', async () => {
  expect((await rangesIn({ locale: 'fr-FR', currency: 'EUR' }))[3]).toBe('above 20·000·€')
})

test('one amount makes two ranges, and the order of several does not matter', async () => {
  vi.resetModules()
  vi.doMock('#site.config.ts', () => ({ site: { ...site, formats: { locale: 'ja-JP', currency: 'JPY' } } }))
  const { budgetRanges } = await import('./booking-rules.ts')
  expect(budgetRanges([150_000], words)).toEqual(['below ¥150,000', 'above ¥150,000', 'open'])
  const ranges = ['below ¥150,000', '¥150,000 to ¥3,000,000', 'above ¥3,000,000', 'open']
  expect(budgetRanges([3_000_000, 150_000, 3_000_000], words)).toEqual(ranges)
})
