import { afterEach, expect, test, vi } from 'vitest'
import { refuseUnknownFormats } from './refuse-unknown-formats.ts'

afterEach(() => {
  vi.doUnmock('#site.config.ts')
  vi.restoreAllMocks()
})

async function printedFor(locale: string): Promise<unknown[]> {
  vi.doMock('#site.config.ts', () => ({ site: { formats: { locale, currency: 'PLN' } } }))
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await refuseUnknownFormats()
  expect(exit.mock.calls).toEqual(error.mock.calls.length === 0 ? [] : [[1]])
  return error.mock.calls.flat()
}

test('a command ends in one sentence when the configuration names no locale', async () => {
  expect(await printedFor('Polish')).toEqual([
    'src/site/site.config.ts: formats.locale "Polish" is not a known locale, such as en-US',
  ])
})

test('a known locale lets it go on', async () => {
  expect(await printedFor('pl_PL')).toEqual([])
})
