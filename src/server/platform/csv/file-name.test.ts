import { expect, it, vi } from 'vitest'
import { site } from '#site.config.ts'

it('the day in the name of a file is the one where the agency is', async () => {
  vi.resetModules()
  vi.doMock('#site.config.ts', () => ({ site: { ...site, timeZone: 'Asia/Kathmandu' } }))
  const { datedFileName } = await import('./write-csv.ts')
  vi.doUnmock('#site.config.ts')
  expect(datedFileName('list', new Date('2026-11-30T18:14:00Z'), 'csv')).toBe('list-2026-11-30.csv')
  expect(datedFileName('list', new Date('2026-11-30T18:15:00Z'), 'csv')).toBe('list-2026-12-01.csv')
})
