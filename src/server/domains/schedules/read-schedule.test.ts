import { expect, test, vi } from 'vitest'
import { site } from '#site.config.ts'

test('hours that nobody has saved yet are those in which the agency is open', async () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Sunday']
  const supportHours = {
    opens: '10:00',
    closes: '17:30',
    timeZone: { name: 'Lisbon time', utcOffsetMinutes: 0 },
  }
  vi.resetModules()
  vi.doMock('#site.config.ts', () => ({
    site: { ...site, timeZone: 'Europe/Lisbon', supportHours: { ...supportHours, days } },
  }))
  const { usualSettings } = await import('./read-schedule.ts')
  vi.doUnmock('#site.config.ts')
  expect(usualSettings.weeklyHours).toEqual(days.map((day) => ({ day, from: '10:00', to: '17:30' })))
})
