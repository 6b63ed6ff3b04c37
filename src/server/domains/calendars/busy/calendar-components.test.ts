import { describe, expect, it } from 'vitest'
import { aCalendar, anEvent, readBusyTimes, readCalendar } from '#tests/builders/calendar-texts.ts'
import { CalendarTooLarge } from './work-budget.ts'

describe('a calendar', () => {
  const good = anEvent('DTSTART:20310303T090000Z', 'DTEND:20310303T100000Z')
  const expectedTimes = ['2031-03-03T09:00 – 2031-03-03T10:00']

  it.each([
    ['with long lines that are folded', aCalendar(good).replace('DTSTART:2031', 'DTST\r\n ART:20\r\n\t31')],
    ['with the line ends of other systems', aCalendar(good).replaceAll('\r\n', '\n')],
    ['with a byte order mark', `\uFEFF${aCalendar(good)}`],
    ['with a broken event', aCalendar(anEvent('DTSTART:yesterday', 'RRULE:FREQ=NEVER', 'DURATION:P'), good)],
    ['with broken lines', aCalendar(anEvent('SUMMARY;FOO:bar', 'no line', 'DESCRIPTION'), good)],
    [
      'with an alarm inside',
      aCalendar(good.replace('END:VEVENT', 'BEGIN:VALARM\nTRIGGER:-PT15M\nEND:VALARM\nEND:VEVENT')),
    ],
    [
      'that stops in the middle',
      `${aCalendar(good).replace('END:VCALENDAR\r\n', '')}BEGIN:VEVENT\r\nDTSTART:2031`,
    ],
    ['with events in events', aCalendar('BEGIN:VEVENT\n'.repeat(1000), 'END:VEVENT\n'.repeat(1000), good)],
    ['with a line of a megabyte', aCalendar(anEvent(`EXDATE:${'20310303T090000Z,'.repeat(60_000)}`), good)],
    ['with many folds', aCalendar(anEvent(`DESCRIPTION:${'\n a'.repeat(100_000)}`), good)],
  ])('%s is read', (_, text) => {
    expect(readBusyTimes(text)).toEqual(expectedTimes)
  })

  it.each([
    ['', 'an empty answer'],
    ['<!doctype html><title>Sign in</title>', 'a page'],
    ['BEGIN:VCARD\r\nEND:VCARD', 'an address'],
  ])('%j is none', (text) => {
    expect(readCalendar(text)).toBeNull()
  })

  it.each([
    ['with too many events', aCalendar(...Array.from({ length: 10_001 }, () => 'BEGIN:VEVENT\nEND:VEVENT'))],
    [
      'that repeats without end in many ways',
      aCalendar(
        ...Array.from({ length: 2000 }, () =>
          anEvent('DTSTART:20300101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=DAILY'),
        ),
      ),
    ],
    [
      'that has counted since long ago',
      aCalendar(
        ...Array.from({ length: 100 }, () =>
          anEvent('DTSTART:19000101T000000Z', 'RRULE:FREQ=DAILY;COUNT=99999'),
        ),
      ),
    ],
    [
      'with more busy times than a person can have',
      aCalendar(
        ...Array.from({ length: 40 }, (_, index) =>
          anEvent(
            `DTSTART:203103${String(1 + (index % 28)).padStart(2, '0')}T${String(index % 24).padStart(2, '0')}0000Z`,
            'DURATION:PT1M',
            'RRULE:FREQ=DAILY',
          ),
        ),
      ),
    ],
  ])('%s is given up', (_, text) => {
    expect(() => readBusyTimes(text)).toThrow(CalendarTooLarge)
  })
})
