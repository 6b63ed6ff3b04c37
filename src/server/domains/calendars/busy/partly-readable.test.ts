import { describe, expect, it } from 'vitest'
import { aCalendar, anEvent, readBusyTimes, readGaps } from '#tests/builders/calendar-texts.ts'
import { CalendarTooLarge } from './work-budget.ts'

const busy = (...lines: string[]) => readBusyTimes(aCalendar(anEvent(...lines)))
const gaps = (...lines: string[]) => readGaps(aCalendar(anEvent(...lines)))

const nineToTen = ['2031-03-03T09:00 – 2031-03-03T10:00']

describe('an event that is written oddly is read in full', () => {
  it.each([
    ['a day without VALUE=DATE', ['DTSTART:20310303'], ['2031-03-02T23:00 – 2031-03-03T23:00']],
    ['a day marked as UTC', ['DTSTART:20310303Z'], ['2031-03-02T23:00 – 2031-03-03T23:00']],
    ['a time that says it is a day', ['DTSTART;VALUE=DATE:20310303T090000Z', 'DURATION:PT1H'], nineToTen],
    ['spaces around colons and values', ['DTSTART : 20310303T090000Z ', 'DURATION:  PT1H'], nineToTen],
    [
      'spaces around parameters',
      ['DTSTART; TZID = Europe/Berlin :20310303T100000', 'DURATION:PT1H'],
      nineToTen,
    ],
    ['names in small letters', ['dtstart;tzid=Europe/Berlin:20310303T100000', 'duration:pt1h'], nineToTen],
    ['an empty parameter', ['DTSTART;;VALUE=DATE-TIME:20310303T090000Z', 'DURATION:PT1H'], nineToTen],
    ['an offset', ['DTSTART:20310303T100000+0100', 'DTEND:20310303T050000-05:00'], nineToTen],
    ['dashes and colons', ['DTSTART:2031-03-03T09:00:00Z', 'DTEND:2031-03-03T10:00Z'], nineToTen],
    ['a duration without PT', ['DTSTART:20310303T090000Z', 'DURATION:1H'], nineToTen],
    [
      'an end without the zone of its start',
      ['DTSTART;TZID=Asia/Tokyo:20310303T180000', 'DTEND:20310303T190000'],
      nineToTen,
    ],
    [
      'an end at 24:00',
      ['DTSTART:20310303T230000Z', 'DTEND:20310303T240000Z'],
      ['2031-03-03T23:00 – 2031-03-04T00:00'],
    ],
  ])('%s', (_, lines, times) => {
    expect(busy(...lines)).toEqual(times)
    expect(gaps(...lines)).toEqual([])
  })

  it.each([
    'FREQ=WEEKLY;BYDAY=MO, TU;COUNT=3',
    'freq=weekly; byday=mo,tu; count=3;',
    'FREQ=WEEKLY;INTERVAL=1;BYDAY=MON,TUE;COUNT=3;X-EVOLUTION-ENDDATE=20310310T090000Z',
  ])('RRULE:%s', (rule) => {
    const lines = ['DTSTART:20310303T090000Z', 'DURATION:PT1H', `RRULE:${rule}`]
    expect(busy(...lines)?.map((time) => time.slice(0, 10))).toEqual([
      '2031-03-03',
      '2031-03-04',
      '2031-03-10',
    ])
    expect(gaps(...lines)).toEqual([])
  })
})

describe('an event that is readable in part counts', () => {
  it.each([
    ['for an hour if its end is no time', ['DTSTART:20310303T090000Z', 'DTEND:later'], 'end'],
    ['for an hour if it has no end', ['DTSTART:20310303T090000Z'], 'end'],
    [
      'for an hour if it ends before it begins',
      ['DTSTART:20310303T090000Z', 'DTEND:20310302T090000Z'],
      'end',
    ],
    ['for an hour if its duration is none', ['DTSTART:20310303T090000Z', 'DURATION:P999999999W'], 'end'],
    [
      'once if its rule has no frequency',
      ['DTSTART:20310303T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES'],
      'repetition',
    ],
    [
      'in the zone of its owner if nobody knows its own',
      ['DTSTART;TZID=Nowhere:20310303T100000', 'DURATION:PT1H'],
      'zone',
    ],
    ['without the dates that are none', ['DTSTART:20310303T090000Z', 'DURATION:PT1H', 'RDATE:soon'], 'dates'],
  ])('%s, and is reported', (_, lines, gap) => {
    expect(busy(...lines)).toEqual(nineToTen)
    expect(gaps(...lines)).toEqual([[gap]])
  })

  it('for a day if it is a day whose end is unreadable', () => {
    const lines = ['DTSTART;VALUE=DATE:20310303', 'DTEND;VALUE=DATE:later']
    expect(busy(...lines)).toEqual(['2031-03-02T23:00 – 2031-03-03T23:00'])
    expect(gaps(...lines)).toEqual([['end']])
  })

  it('by the rest of its rule if one part of it is unreadable', () => {
    const lines = ['DTSTART:20310303T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=XX;UNTL=1;COUNT=2']
    expect(busy(...lines)).toEqual([...nineToTen, '2031-03-10T09:00 – 2031-03-10T10:00'])
    expect(gaps(...lines)).toEqual([['repetition']])
  })

  it('not at all without a start, but is reported', () => {
    expect(busy('DTSTART:20310230T090000Z')).toEqual([])
    expect(gaps('DTSTART:20310230T090000Z')).toEqual([['start']])
  })

  it('and is not reported if it is free, cancelled or long over', () => {
    expect(gaps('DTSTART:20310303T090000Z', 'TRANSP:TRANSPARENT')).toEqual([])
    expect(gaps('STATUS:CANCELLED')).toEqual([])
    expect(gaps('DTSTART;TZID=Nowhere:20210303T090000')).toEqual([])
    expect(gaps('DTSTART;TZID=Nowhere:20210303T090000', 'RRULE:FREQ=DAILY;UNTIL=20220303')).toEqual([])
  })
})

describe('dates of a series', () => {
  const daily = ['DTSTART;TZID=America/New_York:20310303T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3']
  const days = (...lines: string[]) => busy(...lines)?.map((time) => time.slice(0, 10))

  it.each([
    'EXDATE;TZID=America/New_York:20310304T090000',
    'EXDATE:20310304T090000',
    'EXDATE:20310304T140000Z',
    'EXDATE;TZID=Eastern Standard Time:20310304T090000',
    'EXDATE;VALUE=DATE:20310304',
    'EXDATE:20310304',
    'EXDATE:20320101T090000, 20310304T090000,',
  ])('leave out a time excluded as %s', (exception) => {
    expect(days(...daily, exception)).toEqual(['2031-03-03', '2031-03-05'])
  })

  it.each([
    'EXDATE;VALUE=DATE:20310304',
    'EXDATE:20310304T000000',
    'EXDATE:20310304T000000Z',
    'EXDATE:20310303T230000Z',
  ])('leave out a day excluded as %s', (exception) => {
    const times = busy('DTSTART;VALUE=DATE:20310303', 'RRULE:FREQ=DAILY;COUNT=3', exception)
    expect(times).toEqual(['2031-03-02T23:00 – 2031-03-03T23:00', '2031-03-04T23:00 – 2031-03-05T23:00'])
  })

  it.each(['20310304', '20310304T000000Z', '20310304T235959Z', '20310303T230000Z'])(
    'end with the day of UNTIL=%s',
    (until) => {
      expect(busy('DTSTART;VALUE=DATE:20310303', `RRULE:FREQ=DAILY;UNTIL=${until}`)).toEqual([
        '2031-03-02T23:00 – 2031-03-04T23:00',
      ])
    },
  )

  it('are those of all rules, each at the hours that it names', () => {
    const hours = 'RRULE:FREQ=DAILY;BYHOUR=9,13;BYMINUTE=0;COUNT=3'
    expect(busy('DTSTART:20310303T090000Z', 'DURATION:PT1H', hours, 'RRULE:FREQ=WEEKLY;COUNT=2')).toEqual([
      ...nineToTen,
      '2031-03-03T13:00 – 2031-03-03T14:00',
      '2031-03-04T09:00 – 2031-03-04T10:00',
      '2031-03-10T09:00 – 2031-03-10T10:00',
    ])
  })

  it('include periods and days that are added, except those excluded', () => {
    const added = [
      'RDATE;VALUE=PERIOD:20310305T090000Z/PT2H, 20310306T090000Z/20310306T100000Z',
      'RDATE;VALUE=DATE:20310307',
      'EXDATE:20310306T090000Z',
    ]
    expect(busy('DTSTART:20310303T090000Z', 'DURATION:PT1H', ...added)).toEqual([
      ...nineToTen,
      '2031-03-05T09:00 – 2031-03-05T11:00',
      '2031-03-06T23:00 – 2031-03-07T23:00',
    ])
  })
})

it.each([
  'FREQ=SECONDLY',
  'FREQ=SECONDLY;COUNT=1000000',
  'FREQ=DAILY;COUNT=1000000',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=WEEKLY;UNTIL=99991231T235959Z',
  'FREQ=DAILY;INTERVAL=99999999999',
  `FREQ=DAILY;BYHOUR=${Array.from({ length: 24 }, (_, hour) => hour)};BYMINUTE=${Array.from({ length: 60 }, (_, minute) => minute)};BYSECOND=${Array.from({ length: 60 }, (_, second) => second)}`,
])(
  'a hostile rule ends soon or is refused: %s',
  (rule) => {
    const read = () =>
      readBusyTimes(aCalendar(anEvent('DTSTART:19700101T090000Z', 'DURATION:PT1M', `RRULE:${rule}`)))
    try {
      expect(read()).toBeInstanceOf(Array)
    } catch (error) {
      expect(error).toBeInstanceOf(CalendarTooLarge)
    }
  },
  20_000,
)

it.each([
  ['properties', anEvent('RRULE:FREQ=DAILY\n'.repeat(200_000))],
  [
    'versions',
    ...Array.from({ length: 4000 }, (_, index) => anEvent(`SEQUENCE:${index}`, 'DTSTART:20310303T090000Z')),
  ],
  [
    'changes of one series',
    ...Array.from({ length: 4000 }, () => anEvent('DTSTART:20310303T090000Z', 'DTEND:20310303T100000Z')),
    ...Array.from({ length: 4000 }, () =>
      anEvent('DTSTART:20310303T090000Z', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20310303T090000Z'),
    ),
  ],
])(
  'thousands of %s end soon or are refused',
  (_, ...parts) => {
    const text = aCalendar(...parts)
    try {
      expect(readBusyTimes(text)).toBeInstanceOf(Array)
    } catch (error) {
      expect(error).toBeInstanceOf(CalendarTooLarge)
    }
  },
  20_000,
)
