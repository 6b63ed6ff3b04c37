// Covers src/server/calendars/busy/calendar-components.ts, src/server/calendars/busy/parse-component.ts and
// src/server/calendars/busy/zones.ts.

import { describe, expect, it } from 'vitest'
import { site } from '#site.config.ts'
import { busyIntervals } from './busy-intervals.ts'
import { CalendarTooLarge } from './work-budget.ts'

const from = new Date('2031-03-01T00:00:00Z')
const to = new Date('2031-11-30T00:00:00Z')

const calendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...parts, 'END:VCALENDAR', '']
    .join('\n')
    .replaceAll('\n', '\r\n')
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Private', ...lines, 'END:VEVENT'].join('\n')

const read = (text: string, timeZone = 'Europe/Berlin', range = { from, to }) =>
  busyIntervals({ text, timeZone, ...range })?.map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((at) => new Date(at).toISOString().slice(0, 16)).join(' – '),
  )
const busy = (...lines: string[]) => read(calendar(event(...lines)))

describe('an event', () => {
  it.each([
    ['in UTC', ['DTSTART:20310303T090000Z', 'DTEND:20310303T100000Z'], '2031-03-03T09:00 – 2031-03-03T10:00'],
    [
      'in a zone',
      ['DTSTART;TZID=America/New_York:20310303T090000', 'DTEND;TZID=America/New_York:20310303T100000'],
      '2031-03-03T14:00 – 2031-03-03T15:00',
    ],
    [
      'in a zone behind a program’s own name',
      ['DTSTART;TZID=/maker.example/20250523_1/Asia/Kathmandu:20310303T090000', 'DURATION:PT1H'],
      '2031-03-03T03:15 – 2031-03-03T04:15',
    ],
    [
      'without a zone',
      ['DTSTART:20310303T090000', 'DURATION:PT1H30M'],
      '2031-03-03T08:00 – 2031-03-03T09:30',
    ],
    [
      'in a zone that nobody knows',
      ['DTSTART;TZID=Nowhere:20310303T090000', 'DURATION:PT1H'],
      '2031-03-03T08:00 – 2031-03-03T09:00',
    ],
    ['of a whole day', ['DTSTART;VALUE=DATE:20310303'], '2031-03-02T23:00 – 2031-03-03T23:00'],
    [
      'of three whole days',
      ['DTSTART;VALUE=DATE:20310303', 'DTEND;VALUE=DATE:20310306'],
      '2031-03-02T23:00 – 2031-03-05T23:00',
    ],
    ['of the leap day', ['DTSTART;VALUE=DATE:20320229'], '2032-02-28T23:00 – 2032-02-29T23:00'],
    [
      'of the day on which clocks go forward',
      ['DTSTART;VALUE=DATE:20310330'],
      '2031-03-29T23:00 – 2031-03-30T22:00',
    ],
    [
      'of the day on which clocks go back',
      ['DTSTART;VALUE=DATE:20311026'],
      '2031-10-25T22:00 – 2031-10-26T23:00',
    ],
    [
      'over the end of a month',
      ['DTSTART:20310430T220000Z', 'DTEND:20310501T020000Z'],
      '2031-04-30T22:00 – 2031-05-01T02:00',
    ],
  ])('%s is busy', (_, lines, expected) => {
    const range = { from, to: new Date('2032-12-31T00:00:00Z') }
    expect(read(calendar(event(...lines)), 'Europe/Berlin', range)).toEqual([expected])
  })

  it.each([
    ['that is shown as free', ['TRANSP:TRANSPARENT']],
    ['that is cancelled', ['STATUS:CANCELLED']],
    ['that Outlook shows as free', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
    ['that takes no time', ['DTEND:20310303T090000Z']],
    ['that ends before it begins', ['DTEND:20310302T090000Z']],
    ['that is an appointment of this site', [`UID:booking-0123456789abcdef@${site.domain}`]],
  ])('%s is not', (_, lines) => {
    const withDate = ['DTSTART:20310303T090000Z', 'DTEND:20310303T100000Z']
    const others = withDate.filter((line) => !lines.some((own) => own.startsWith(line.split(':')[0] ?? '')))
    expect(read(calendar(['BEGIN:VEVENT', ...others, ...lines, 'END:VEVENT'].join('\n')))).toEqual([])
  })

  it('outside the time asked for is left out, and one at its edge is clipped', () => {
    expect(busy('DTSTART:20300303T090000Z', 'DTEND:20300303T100000Z')).toEqual([])
    expect(busy('DTSTART:20330303T090000Z', 'DTEND:20330303T100000Z')).toEqual([])
    expect(busy('DTSTART:20310228T230000Z', 'DTEND:20310301T010000Z')).toEqual([
      '2031-03-01T00:00 – 2031-03-01T01:00',
    ])
  })
})

describe('a repeated event', () => {
  const weekly = ['DTSTART;TZID=Europe/Berlin:20310310T090000', 'DTEND;TZID=Europe/Berlin:20310310T100000']

  it('stays at its time by the clock when clocks change', () => {
    expect(busy(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=4')).toEqual([
      '2031-03-10T08:00 – 2031-03-10T09:00',
      '2031-03-17T08:00 – 2031-03-17T09:00',
      '2031-03-24T08:00 – 2031-03-24T09:00',
      '2031-03-31T07:00 – 2031-03-31T08:00',
    ])
  })

  it('ends at its last time, and leaves out its exceptions', () => {
    const until = ['RRULE:FREQ=WEEKLY;UNTIL=20310331T070000Z']
    expect(busy(...weekly, ...until)).toHaveLength(4)
    expect(busy(...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20310331T065959Z')).toHaveLength(3)
    expect(busy(...weekly, 'RRULE:FREQ=WEEKLY;UNTIL=20310330')).toHaveLength(3)
    const exceptions = 'EXDATE;TZID=Europe/Berlin:20310310T090000,20310324T090000'
    expect(busy(...weekly, ...until, exceptions)).toEqual([
      '2031-03-17T08:00 – 2031-03-17T09:00',
      '2031-03-31T07:00 – 2031-03-31T08:00',
    ])
    expect(busy(...weekly, ...until, 'EXDATE;VALUE=DATE:20310317')).toHaveLength(3)
  })

  it('has a time moved, a time cancelled and a time added', () => {
    const moved = event(
      'RECURRENCE-ID;TZID=Europe/Berlin:20310317T090000',
      'DTSTART:20310318T120000Z',
      'DURATION:PT2H',
    )
    const cancelled = event('RECURRENCE-ID:20310324T080000Z', 'DTSTART:20310324T080000Z', 'STATUS:CANCELLED')
    const added = 'RDATE:20310401T080000Z'
    const text = calendar(event(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3', added), moved, cancelled)
    expect(read(text)).toEqual([
      '2031-03-10T08:00 – 2031-03-10T09:00',
      '2031-03-18T12:00 – 2031-03-18T14:00',
      '2031-04-01T08:00 – 2031-04-01T09:00',
    ])
  })

  it('that began years ago, or lasts into the time asked for, is busy', () => {
    const yearly = busy('DTSTART;VALUE=DATE:19990415', 'RRULE:FREQ=YEARLY')
    expect(yearly).toEqual(['2031-04-14T22:00 – 2031-04-15T22:00'])
    const long = busy('DTSTART:20310220T000000Z', 'DURATION:P12D', 'RRULE:FREQ=YEARLY')
    expect(long?.[0]).toBe('2031-03-01T00:00 – 2031-03-04T00:00')
  })

  it('by the hour counts once, because calendars offer no such rule', () => {
    expect(busy('DTSTART:20310303T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY')).toHaveLength(1)
  })
})

it('times that touch or overlap become one', () => {
  const at = (start: string, end: string) => event(`DTSTART:20310303T${start}Z`, `DTEND:20310303T${end}Z`)
  const text = calendar(
    at('100000', '110000'),
    at('090000', '100000'),
    at('103000', '104500'),
    at('120000', '130000'),
  )
  expect(read(text)).toEqual(['2031-03-03T09:00 – 2031-03-03T11:00', '2031-03-03T12:00 – 2031-03-03T13:00'])
})

it('a zone that only the calendar defines is taken from there', () => {
  const zone = [
    'BEGIN:VTIMEZONE\nTZID:Customized Time Zone',
    'BEGIN:STANDARD\nDTSTART:16010101T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\nEND:STANDARD',
    'BEGIN:DAYLIGHT\nDTSTART:16010101T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3\nEND:DAYLIGHT',
    'END:VTIMEZONE',
  ].join('\n')
  const daily = event(
    'DTSTART;TZID=Customized Time Zone:20310329T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=2',
  )
  expect(read(calendar(zone, daily), 'Asia/Tokyo')).toEqual([
    '2031-03-29T08:00 – 2031-03-29T09:00',
    '2031-03-30T07:00 – 2031-03-30T08:00',
  ])
})

it('a list of busy and free times is read too', () => {
  const list = [
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=BUSY:20310303T160000Z/PT8H30M,20310305T200000Z/20310305T210000Z',
    'FREEBUSY;FBTYPE=FREE:20310307T160000Z/PT3H',
    'END:VFREEBUSY',
  ].join('\n')
  expect(read(calendar(list))).toEqual([
    '2031-03-03T16:00 – 2031-03-04T00:30',
    '2031-03-05T20:00 – 2031-03-05T21:00',
  ])
})

describe('a calendar', () => {
  const good = event('DTSTART:20310303T090000Z', 'DTEND:20310303T100000Z')
  const expected = ['2031-03-03T09:00 – 2031-03-03T10:00']

  it.each([
    ['with long lines that are folded', calendar(good).replace('DTSTART:2031', 'DTST\r\n ART:20\r\n\t31')],
    ['with the line ends of other systems', calendar(good).replaceAll('\r\n', '\n')],
    ['with a byte order mark', `\uFEFF${calendar(good)}`],
    ['with a broken event', calendar(event('DTSTART:yesterday', 'RRULE:FREQ=NEVER', 'DURATION:P'), good)],
    ['with broken lines', calendar(event('SUMMARY;FOO:bar', 'no line', 'DESCRIPTION'), good)],
    [
      'with an alarm inside',
      calendar(good.replace('END:VEVENT', 'BEGIN:VALARM\nTRIGGER:-PT15M\nEND:VALARM\nEND:VEVENT')),
    ],
    [
      'that stops in the middle',
      `${calendar(good).replace('END:VCALENDAR\r\n', '')}BEGIN:VEVENT\r\nDTSTART:2031`,
    ],
    ['with events in events', calendar('BEGIN:VEVENT\n'.repeat(1000), 'END:VEVENT\n'.repeat(1000), good)],
    ['with a line of a megabyte', calendar(event(`EXDATE:${'20310303T090000Z,'.repeat(60_000)}`), good)],
    ['with many folds', calendar(event(`DESCRIPTION:${'\n a'.repeat(100_000)}`), good)],
  ])('%s is read', (_, text) => {
    expect(read(text)).toEqual(expected)
  })

  it.each([
    ['', 'an empty answer'],
    ['<!doctype html><title>Sign in</title>', 'a page'],
    ['BEGIN:VCARD\r\nEND:VCARD', 'an address'],
  ])('%j is none', (text) => {
    expect(busyIntervals({ text, timeZone: 'UTC', from, to })).toBeNull()
  })

  it.each([
    ['with too many events', calendar(...Array.from({ length: 10_001 }, () => 'BEGIN:VEVENT\nEND:VEVENT'))],
    [
      'that repeats without end in many ways',
      calendar(
        ...Array.from({ length: 2000 }, () =>
          event('DTSTART:20300101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=DAILY'),
        ),
      ),
    ],
    [
      'that has counted since long ago',
      calendar(
        ...Array.from({ length: 100 }, () =>
          event('DTSTART:19000101T000000Z', 'RRULE:FREQ=DAILY;COUNT=99999'),
        ),
      ),
    ],
    [
      'with more busy times than a person can have',
      calendar(
        ...Array.from({ length: 40 }, (_, index) =>
          event(
            `DTSTART:203103${String(1 + (index % 28)).padStart(2, '0')}T${String(index % 24).padStart(2, '0')}0000Z`,
            'DURATION:PT1M',
            'RRULE:FREQ=DAILY',
          ),
        ),
      ),
    ],
  ])('%s is given up', (_, text) => {
    expect(() => read(text)).toThrow(CalendarTooLarge)
  })
})
