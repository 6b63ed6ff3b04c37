import { afterEach, expect, test, vi } from 'vitest'
import { siteTimeZone } from './formats.ts'
import { fromLocalMinute, toLocalMinute } from './local-minute.ts'
import { ownTimeZone } from './own-time-zone.ts'
import { readerDateFormat } from './reader-time.ts'
import { offsetMs } from './zoned-time.ts'

function deviceIn(timeZone: string | undefined) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementationOnce(function (
    this: Intl.DateTimeFormat,
  ) {
    return Object.assign(resolvedOptions.call(this), { timeZone })
  })
}

afterEach(() => vi.restoreAllMocks())

test.each(['Etc/Unknown', 'XYZ', 'UTC+3', '+05:30', '+15:00', '', undefined])(
  'a device whose zone is %j is in the zone of the site',
  (timeZone) => {
    deviceIn(timeZone)
    expect(ownTimeZone()).toBe(siteTimeZone)
  },
)

test.each([
  ['Asia/Kathmandu', 0],
  ['+03:00', 3],
  ['-11:00', -11],
])('a device whose zone is %s keeps it', (timeZone, hours) => {
  deviceIn(timeZone)
  const zone = ownTimeZone()
  if (hours) expect(offsetMs(0, zone)).toBe(hours * 3_600_000)
  else expect(zone).toMatch(/^Asia\/Kat(h)?mandu$/)
})

test('on a device without a zone, times are shown and read in the zone that is named beside them', () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati')
  const noon = new Date('2027-01-11T12:00:00Z')
  const options = { dateStyle: 'short', timeStyle: 'short' } as const
  deviceIn('Etc/Unknown')
  expect(readerDateFormat(options).format(noon)).toBe(
    new Intl.DateTimeFormat(readerDateFormat(options).resolvedOptions().locale, {
      ...options,
      timeZone: siteTimeZone,
    }).format(noon),
  )
  deviceIn('Etc/Unknown')
  const localMinute = toLocalMinute(noon)
  deviceIn('Etc/Unknown')
  expect(fromLocalMinute(localMinute)).toEqual(noon)
  expect(localMinute).not.toBe(toLocalMinute(noon))
  vi.unstubAllEnvs()
})
