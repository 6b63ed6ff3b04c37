import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

async function noonIn(timeZone: string | undefined, isInWords = false): Promise<string> {
  vi.resetModules()
  vi.doMock('#site.config.ts', async (original) => {
    const config = await original<typeof import('#site.config.ts')>()
    return { ...config, site: { ...config.site, timeZone } }
  })
  const { LocalTime } = await import('./local-time.tsx')
  return renderToString(<LocalTime iso="2026-01-05T12:00:00Z" isInWords={isInWords} />)
}

test('until the script runs, times are in the zone of the site and name it, or in UTC', async () => {
  expect(await noonIn('Asia/Kathmandu')).toContain('17:45 GMT+5:45')
  expect(await noonIn(undefined)).toContain('12:00 UTC')
  expect(await noonIn('Asia/Kathmandu', true)).toContain('17:45 (Kathmandu time)')
  expect(await noonIn(undefined, true)).toContain('12:00 (UTC)')
})
