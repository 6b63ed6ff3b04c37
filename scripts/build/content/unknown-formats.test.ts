import { afterEach, expect, test, vi } from 'vitest'
import { site } from '#site.config.ts'
import { unknownFormats } from './unknown-formats.ts'

afterEach(() => {
  vi.doUnmock('#site.config.ts')
})

function formatsAfter(change: Record<string, unknown>): Promise<string[]> {
  vi.doMock('#site.config.ts', () => ({ site: { ...site, ...change } }))
  return unknownFormats()
}

const inZloty = (locale: string) => ({ formats: { locale, currency: 'PLN' } })

test.each([
  [inZloty('Polish'), 'formats.locale "Polish" is not a known locale, such as en-US'],
  [{ colors: { ...site.colors, brand: 'purple' } }, 'colors.brand "purple" is not #rrggbb'],
  [{ colors: { brand: '#154677' } }, 'colors.accent is missing'],
  [
    { supportHours: { ...site.supportHours, opens: '9:00', closes: '18:00' } },
    'supportHours "9:00" to "18:00" are not times such as 09:00 and 18:00',
  ],
  [{ supportHours: undefined }, 'supportHours is missing'],
])('what loading the content would fail at is named in one sentence: %j', async (change, sentence) => {
  expect(await formatsAfter(change)).toEqual([`src/site/site.config.ts: ${sentence}`])
})

test('a known locale lets it go on', async () => {
  expect(await formatsAfter(inZloty('pl_PL'))).toEqual([])
})
