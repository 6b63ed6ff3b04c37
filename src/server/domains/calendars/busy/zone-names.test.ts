import { describe, expect, it } from 'vitest'
import { aCalendar, anEvent, calendarRange, readBusyTimes, readGaps } from '#tests/builders/calendar-texts.ts'

const startIn = (zone: string) => {
  const text = aCalendar(anEvent(`DTSTART;TZID=${zone}:20310703T090000`, 'DURATION:PT1H'))
  expect(readGaps(text, 'Pacific/Kiritimati')).toEqual([])
  return readBusyTimes(text, 'Pacific/Kiritimati')?.[0]?.slice(0, 16)
}

describe('a time in a zone without a definition', () => {
  it.each([
    ['America/Argentina/Buenos_Aires', '2031-07-03T12:00'],
    ['/freeassociation.sourceforge.net/America/Indiana/Indianapolis', '2031-07-03T13:00'],
    ['america/new_york ', '2031-07-03T13:00'],
    ['Eastern Standard Time', '2031-07-03T13:00'],
    ['Eastern Standard Time ', '2031-07-03T13:00'],
    ['Eastern Daylight Time', '2031-07-03T13:00'],
    ['Eastern Standard Time 1', '2031-07-03T13:00'],
    ['"W. Europe Standard Time"', '2031-07-03T07:00'],
    ['Russia Time Zone 11', '2031-07-02T21:00'],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', '2031-07-03T13:00'],
    ['(UTC-05:00) Eastern Time (US & Canada)', '2031-07-03T13:00'],
    ['"(GMT+01.00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien"', '2031-07-03T07:00'],
    ['"(UTC) Dublin, Edinburgh, Lisbon, London"', '2031-07-03T08:00'],
    ['"(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi"', '2031-07-03T03:30'],
    ['"(UTC-07:00) Arizona"', '2031-07-03T16:00'],
    ['"(UTC-09:00) Alaska"', '2031-07-03T17:00'],
    ['"Amsterdam, Belgrade, Berlin, Brussels"', '2031-07-03T07:00'],
    ['tzone://Microsoft/Utc', '2031-07-03T09:00'],
    ['"tzone://Microsoft/Utc"', '2031-07-03T09:00'],
    ['GMT+0200', '2031-07-03T07:00'],
    ['UTC-3', '2031-07-03T12:00'],
    ['"(GMT +01:00)"', '2031-07-03T08:00'],
  ])('named %s is read there', (zone, start) => {
    expect(startIn(zone)).toBe(start)
  })

  it.each([
    'Customized Time Zone',
    'tzone://Microsoft/Custom',
    'UTC+99',
    'Nowhere/Middle',
    `${'x'.repeat(5000)},Paris`,
  ])('named %s is read in its owner’s zone and reported', (zone) => {
    const text = aCalendar(anEvent(`DTSTART;TZID=${zone}:20310703T090000`, 'DURATION:PT1H'))
    expect(readBusyTimes(text)).toEqual(['2031-07-03T07:00 – 2031-07-03T08:00'])
    expect(readGaps(text)).toEqual([['zone']])
  })
})

describe('a time without a zone', () => {
  const floating = anEvent('DTSTART:20310703T090000', 'DURATION:PT1H')
  const day = anEvent('DTSTART;VALUE=DATE:20310703')
  const zone =
    'BEGIN:VTIMEZONE\nTZID:Own\nBEGIN:STANDARD\nDTSTART:20000101T000000\nTZOFFSETFROM:+0000\nTZOFFSETTO:-0400\nEND:STANDARD\nEND:VTIMEZONE'

  it.each([
    ['X-WR-TIMEZONE:America/New_York', '13'],
    ['X-WR-TIMEZONE;VALUE=TEXT:Eastern Standard Time', '13'],
    ['X-WR-TIMEZONE:Nowhere', '07'],
    [zone, '13'],
    [`${zone}\n${zone.replace('Own', 'Other')}`, '07'],
  ])('is in the zone of a calendar with %j', (line, hour) => {
    expect(readBusyTimes(aCalendar(line, floating))?.[0]).toContain(`2031-07-03T${hour}:00 –`)
  })

  it('is a day where its owner works', () => {
    expect(readBusyTimes(aCalendar('X-WR-TIMEZONE:America/New_York', day))).toEqual([
      '2031-07-02T22:00 – 2031-07-03T22:00',
    ])
  })
})

it('a definition’s rule ends with its UNTIL, and its single changes count', () => {
  const onset = (lines: string) => `BEGIN:STANDARD\n${lines}\nEND:STANDARD`
  const zone = [
    'BEGIN:VTIMEZONE\nTZID:Own',
    onset(
      'DTSTART:20200301T000000\nTZOFFSETFROM:+0000\nTZOFFSETTO:+0100\nRRULE:FREQ=YEARLY;UNTIL=20300301T000000Z',
    ),
    onset('DTSTART:20300401T000000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nRDATE:20310601T000000'),
    'END:VTIMEZONE',
  ].join('\n')
  const event = anEvent('DTSTART;TZID=Own:20310703T090000', 'DURATION:PT1H')
  expect(readBusyTimes(aCalendar(zone, event), 'Asia/Tokyo', calendarRange)).toEqual([
    '2031-07-03T07:00 – 2031-07-03T08:00',
  ])
})
