import { afterEach, expect, test, vi } from 'vitest'
import { site } from '#site.config.ts'
import { refuseUnknownFormats } from './refuse-unknown-formats.ts'

afterEach(() => {
  vi.doUnmock('#site.config.ts')
  vi.restoreAllMocks()
})

async function printedFor(change: Record<string, unknown>): Promise<unknown[]> {
  vi.doMock('#site.config.ts', () => ({ site: { ...site, ...change } }))
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await refuseUnknownFormats()
  expect(exit.mock.calls).toEqual(error.mock.calls.length === 0 ? [] : [[1]])
  return error.mock.calls.flat()
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
])('a command ends in one sentence where loading the content would fail: %j', async (change, sentence) => {
  expect(await printedFor(change)).toEqual([`src/site/site.config.ts: ${sentence}`])
})

test('a known locale lets it go on', async () => {
  expect(await printedFor(inZloty('pl_PL'))).toEqual([])
})
