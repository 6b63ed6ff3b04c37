import { busyIntervals } from '#server/calendars/busy/busy-intervals.ts'

export const calendarRange = { from: new Date('2031-03-01T00:00:00Z'), to: new Date('2031-11-30T00:00:00Z') }

export const aCalendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...parts, 'END:VCALENDAR', '']
    .join('\n')
    .replaceAll('\n', '\r\n')

export const anEvent = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Private', ...lines, 'END:VEVENT'].join('\n')

export const readBusyTimes = (text: string, floatingTimeZone = 'Europe/Berlin', range = calendarRange) =>
  busyIntervals({ text, floatingTimeZone, ...range })?.map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((at) => new Date(at).toISOString().slice(0, 16)).join(' – '),
  )
