import { expect, test, vi } from 'vitest'
import { site } from '#site.config.ts'

test('hours that nobody has saved yet are on the days when the agency is open', async () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Sunday']
  vi.resetModules()
  vi.doMock('#site.config.ts', () => ({
    site: { ...site, supportHours: { ...site.supportHours, days } },
  }))
  const { usualSettings } = await import('./read-schedule.ts')
  vi.doUnmock('#site.config.ts')
  expect(usualSettings.weeklyHours.map(({ day }) => day)).toEqual(days)
})
