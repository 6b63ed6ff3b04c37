import { describe, expect, it } from 'vitest'
import { site } from '#site.config.ts'
import { aCalendar, anEvent, calendarRange, readBusyTimes } from '#tests/builders/calendar-texts.ts'
import { CalendarTooLarge } from './work-budget.ts'

const busy = (...lines: string[]) => readBusyTimes(aCalendar(anEvent(...lines)))

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
    [
      'of a day that ends on that day',
      ['DTSTART;VALUE=DATE:20310303', 'DTEND;VALUE=DATE:20310303'],
      '2031-03-02T23:00 – 2031-03-03T23:00',
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
  ])('%s is busy', (_, lines, expectedTime) => {
    const range = { ...calendarRange, to: new Date('2032-12-31T00:00:00Z') }
    expect(readBusyTimes(aCalendar(anEvent(...lines)), 'Europe/Berlin', range)).toEqual([expectedTime])
  })

  it.each([
    ['that is shown as free', ['TRANSP:TRANSPARENT']],
    ['that is cancelled', ['STATUS:CANCELLED']],
    ['that Outlook shows as free', ['X-MICROSOFT-CDO-BUSYSTATUS:FREE']],
    ['that takes no time', ['DTEND:20310303T090000Z']],
    ['that is an appointment of this site', [`UID:booking-0123456789abcdef@${site.domain}`]],
  ])('%s is not', (_, lines) => {
    const withDate = ['DTSTART:20310303T090000Z', 'DTEND:20310303T100000Z']
    const others = withDate.filter((line) => !lines.some((own) => own.startsWith(line.split(':')[0] ?? '')))
    expect(readBusyTimes(aCalendar(['BEGIN:VEVENT', ...others, ...lines, 'END:VEVENT'].join('\n')))).toEqual(
      [],
    )
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

  it.each(['20310304', '20310304T200000'])('until %s ends with that time in its own zone', (until) => {
    const evening = ['DTSTART;TZID=America/New_York:20310303T200000', 'DURATION:PT1H']
    expect(busy(...evening, `RRULE:FREQ=DAILY;UNTIL=${until}`)).toEqual([
      '2031-03-04T01:00 – 2031-03-04T02:00',
      '2031-03-05T01:00 – 2031-03-05T02:00',
    ])
  })

  it('has a time moved, a time cancelled and a time added', () => {
    const movedEvent = anEvent(
      'RECURRENCE-ID;TZID=Europe/Berlin:20310317T090000',
      'DTSTART:20310318T120000Z',
      'DURATION:PT2H',
    )
    const cancelledEvent = anEvent(
      'RECURRENCE-ID:20310324T080000Z',
      'DTSTART:20310324T080000Z',
      'STATUS:CANCELLED',
    )
    const addedDate = 'RDATE:20310401T080000Z'
    const text = aCalendar(
      anEvent(...weekly, 'RRULE:FREQ=WEEKLY;COUNT=3', addedDate),
      movedEvent,
      cancelledEvent,
    )
    expect(readBusyTimes(text)).toEqual([
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
  const at = (start: string, end: string) => anEvent(`DTSTART:20310303T${start}Z`, `DTEND:20310303T${end}Z`)
  const text = aCalendar(
    at('100000', '110000'),
    at('090000', '100000'),
    at('103000', '104500'),
    at('120000', '130000'),
  )
  expect(readBusyTimes(text)).toEqual([
    '2031-03-03T09:00 – 2031-03-03T11:00',
    '2031-03-03T12:00 – 2031-03-03T13:00',
  ])
})

it('a zone that only the calendar defines is taken from there', () => {
  const zone = [
    'BEGIN:VTIMEZONE\nTZID:Customized Time Zone',
    'BEGIN:STANDARD\nDTSTART:16010101T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\nEND:STANDARD',
    'BEGIN:DAYLIGHT\nDTSTART:16010101T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3\nEND:DAYLIGHT',
    'END:VTIMEZONE',
  ].join('\n')
  const daily = anEvent(
    'DTSTART;TZID=Customized Time Zone:20310329T090000',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;COUNT=2',
  )
  expect(readBusyTimes(aCalendar(zone, daily), 'Asia/Tokyo')).toEqual([
    '2031-03-29T08:00 – 2031-03-29T09:00',
    '2031-03-30T07:00 – 2031-03-30T08:00',
  ])
})

const aZone = (...onsets: string[]) => ['BEGIN:VTIMEZONE\nTZID:Own', ...onsets, 'END:VTIMEZONE'].join('\n')
const anOnset = (start: string, offset: string, ...lines: string[]) =>
  [
    `BEGIN:STANDARD\nDTSTART:${start}\nTZOFFSETFROM:+0000\nTZOFFSETTO:${offset}`,
    ...lines,
    'END:STANDARD',
  ].join('\n')

it.each([
  ['long before the first onset', '20300101T090000', '2030-01-01T08:00 – 2030-01-01T09:00'],
  ['a second before an onset', '20310303T085959', '2031-03-03T07:59 – 2031-03-03T08:59'],
  ['at an onset', '20310303T090000', '2031-03-03T07:00 – 2031-03-03T08:00'],
  ['after the last onset', '20311001T090000', '2031-10-01T06:00 – 2031-10-01T07:00'],
])('a time %s has the offset of the last onset until then, or of the first one', (_, start, expectedTime) => {
  const zone = aZone(
    anOnset('20310401T000000', '+0300'),
    anOnset('20310301T000000', '+0100'),
    anOnset('20310303T090000', '+0200'),
  )
  const event = anEvent(`DTSTART;TZID=Own:${start}`, 'DURATION:PT1H')
  const range = { ...calendarRange, from: new Date('2029-12-01T00:00:00Z') }
  expect(readBusyTimes(aCalendar(zone, event), 'Asia/Tokyo', range)).toEqual([expectedTime])
})

it('a zone whose clocks change every day in hundreds of ways is refused before it is used', () => {
  const zone = aZone(
    ...Array.from({ length: 400 }, () => anOnset('20200101T000000', '+0100', 'RRULE:FREQ=DAILY')),
  )
  const dates = Array.from({ length: 1000 }, () => 'RDATE;TZID=Own:19000101T000000')
  const events = Array.from({ length: 7 }, () => anEvent('DTSTART:20310303T090000', ...dates))
  expect(() => readBusyTimes(aCalendar(zone, ...events))).toThrow(CalendarTooLarge)
})

it('a list of busy and free times is read too', () => {
  const list = [
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=BUSY:20310303T160000Z/PT8H30M,20310305T200000Z/20310305T210000Z',
    'FREEBUSY;FBTYPE=FREE:20310307T160000Z/PT3H',
    'END:VFREEBUSY',
  ].join('\n')
  expect(readBusyTimes(aCalendar(list))).toEqual([
    '2031-03-03T16:00 – 2031-03-04T00:30',
    '2031-03-05T20:00 – 2031-03-05T21:00',
  ])
})
