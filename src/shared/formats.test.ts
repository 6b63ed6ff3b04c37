import { expect, test, vi } from 'vitest'
import { site } from '#site.config.ts'
import {
  changesClocks,
  currencyInWords,
  dateFormat,
  dateLocale,
  formatDay,
  formatMoney,
  formatNumber,
  machineAmount,
  zoneOffsetMs,
  tagAmount,
} from './formats.ts'

test.skipIf(site.formats.locale !== 'en-US')(
  'a day reads as month, day without a leading zero and year',
  () => {
    expect(formatDay('2025-04-02')).toBe('Apr 2, 2025')
    expect(formatDay('2024-12-31')).toBe('Dec 31, 2024')
    expect(formatDay('2024-02-29')).toBe('Feb 29, 2024')
  },
)

test('a text that is not a calendar day is rejected', () => {
  for (const day of ['2025-13-01', '2025-02-29', '2025-04-00', '2025-4-2', '2025-04-02T10:00:00Z', '']) {
    expect(() => formatDay(day), day).toThrow(RangeError)
  }
})

test('whole amounts have no decimals, others have those of the currency', () => {
  const digits = (amount: number) => formatMoney(amount).replace(/[^\d]/g, '')
  expect(digits(1299)).toBe('1299')
  const decimals = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: site.formats.currency,
  }).resolvedOptions().maximumFractionDigits
  expect(digits(1299.5)).toBe((1299.5).toFixed(decimals).replace('.', ''))
  expect(formatNumber(1234567).replace(/[^\d]/g, '')).toBe('1234567')
})

test('a date in a text has the words of the text and the order of the region', () => {
  const day = (locale: string) =>
    new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2027, 2, 3),
    )
  expect(['en-US', 'en-GB', 'pt-PT', 'pt', 'de-DE', 'ja-JP'].map(day)).toEqual([
    'March 3, 2027',
    '3 March 2027',
    '3 March 2027',
    'March 3, 2027',
    '3 March 2027',
    'March 3, 2027',
  ])
  expect(dateFormat({ month: 'long', timeZone: 'UTC' }).format(Date.UTC(2027, 2, 3))).toBe('March')
})

test('an amount for programs has as many decimals as its currency', () => {
  expect(['USD', 'EUR', 'JPY', 'KWD'].map((code) => machineAmount(1299, code))).toEqual([
    '1299.00',
    '1299.00',
    '1299',
    '1299.000',
  ])
})

test('a currency is named as in a sentence', () => {
  expect(['USD', 'EUR', 'GBP'].map((code) => currencyInWords(code))).toEqual([
    'US dollars',
    'euros',
    'British pounds',
  ])
})

test('zones with summer time change their clocks, in both hemispheres', () => {
  expect(['Europe/Brussels', 'America/New_York', 'Australia/Sydney'].map(changesClocks)).toEqual([
    true,
    true,
    true,
  ])
  expect(['UTC', 'Asia/Kathmandu', 'America/Phoenix', 'Asia/Tokyo'].map(changesClocks)).not.toContain(true)
})

test('the offset of a time zone follows its clocks', () => {
  const hours = (iso: string, timeZone: string) => zoneOffsetMs(new Date(iso), timeZone) / 3_600_000
  expect(hours('2026-11-23T10:00:00.250Z', 'Asia/Kathmandu')).toBe(5.75)
  expect(hours('2026-07-01T00:00:00Z', 'America/New_York')).toBe(-4)
  expect(hours('2026-12-01T00:00:00Z', 'America/New_York')).toBe(-5)
})

test.each([
  [{ locale: 'ja-JP', currency: 'JPY' }, '¥25,000', '¥', '1,234'],
  [{ locale: 'ar-EG', currency: 'USD' }, /25,000/, 'US$', '1,234'],
  [{ locale: 'pl_PL', currency: 'PLN' }, /^25\s000\szł$/, 'zł', /^1.?234$/],
])('%j writes money and numbers with signs that the fonts have', async (formats, money, symbol, number) => {
  vi.resetModules()
  vi.doMock('#site.config.ts', () => ({ site: { ...site, formats } }))
  const own = await import('./formats.ts')
  vi.doUnmock('#site.config.ts')
  expect(own.formatMoney(25_000)).toMatch(money)
  expect(own.currencySymbol).toBe(symbol)
  expect(own.formatNumber(1234)).toMatch(number)
})

test.each([
  ['he-IL', 'ILS'],
  ['ar-EG', 'KWD'],
  ['fa-IR', 'IRR'],
  ['ur-PK', 'PKR'],
])('%s and %s leave no mark of direction in an amount', async (locale, currency) => {
  vi.resetModules()
  vi.doMock('#site.config.ts', () => ({ site: { ...site, formats: { locale, currency } } }))
  const own = await import('./formats.ts')
  vi.doUnmock('#site.config.ts')
  const texts = [own.formatMoney(25_000), own.formatMoney(-2.5), own.formatNumber(-1234), own.currencySymbol]
  expect(texts.join(' ')).not.toMatch(/[\u200E\u200F\u061C]/)
  expect(own.formatMoney(25_000)).toMatch(/25.000/)
})

test('an amount for tags has decimals only if it is not whole, then those of its currency', () => {
  expect([1299, 0, 389.5].map((amount) => tagAmount(amount, 'KWD'))).toEqual(['1299', '0', '389.500'])
  expect(tagAmount(389.5, 'EUR')).toBe('389.50')
})
