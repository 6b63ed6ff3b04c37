import { expect, test, afterEach, vi } from 'vitest'
import { readTimeZone, ownTimeZone, offsetMs, zonedInstant } from './time-zones.ts'
import { siteTimeZone } from './formats.ts'
import { fromLocalMinute, toLocalMinute } from './local-minute.ts'
import { readerDateFormat } from './reader-time.ts'

test('a zone is read in its own spelling, whatever the case it was sent in', () => {
  expect(readTimeZone('europe/LISBON')).toBe('Europe/Lisbon')
  expect(readTimeZone('UTC')).toBe('UTC')
})

test.each([
  '',
  'Mars/Olympus',
  '+02:00',
  '-0500',
  'Europe/Lisbon; drop',
  `A${'b'.repeat(60)}`,
  'A\r\nBcc: x',
])('what is no zone is none: %j', (name) => expect(readTimeZone(name)).toBeNull())

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

const at = (day: string, time: string, timeZone: string) => {
  const [hours, minutes] = time.split(':').map(Number)
  return zonedInstant(day, (hours ?? 0) * 60 + (minutes ?? 0), timeZone).toISOString()
}

test('a time by the clock becomes the instant at which it is shown', () => {
  expect(at('2026-01-15', '09:00', 'Europe/Lisbon')).toBe('2026-01-15T09:00:00.000Z')
  expect(at('2026-07-15', '09:00', 'Europe/Lisbon')).toBe('2026-07-15T08:00:00.000Z')
  expect(at('2026-07-15', '09:00', 'Asia/Kathmandu')).toBe('2026-07-15T03:15:00.000Z')
  expect(at('2028-02-29', '24:00', 'Pacific/Auckland')).toBe('2028-02-29T11:00:00.000Z')
  expect(at('2026-12-31', '24:00', 'America/New_York')).toBe('2027-01-01T05:00:00.000Z')
})

test('a time that clocks skip is the moment at which they skip it', () => {
  expect(at('2026-03-29', '02:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  expect(at('2026-03-29', '03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  expect(at('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z')
})

test('of a time that clocks repeat, the first counts', () => {
  expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z')
  expect(at('2026-10-25', '03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z')
  expect(at('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
})
