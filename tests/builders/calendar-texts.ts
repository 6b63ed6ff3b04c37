import { busyIntervals } from '#domains/calendars/busy/busy-intervals.ts'

export const calendarRange = { from: new Date('2031-03-01T00:00:00Z'), to: new Date('2031-11-30T00:00:00Z') }

export const aCalendar = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...parts, 'END:VCALENDAR', '']
    .join('\n')
    .replaceAll('\n', '\r\n')

export const anEvent = (...lines: string[]) =>
  ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Private', ...lines, 'END:VEVENT'].join('\n')

export const readCalendar = (
  content: string | Uint8Array,
  ownTimeZone = 'Europe/Berlin',
  range = calendarRange,
) =>
  busyIntervals({
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    ownTimeZone,
    window: { from: range.from.getTime(), to: range.to.getTime() },
  })

export const readBusyTimes = (...args: Parameters<typeof readCalendar>) =>
  readCalendar(...args)?.intervals.map(({ startsAt, endsAt }) =>
    [startsAt, endsAt].map((at) => new Date(at).toISOString().slice(0, 16)).join(' – '),
  )

export const readGaps = (...args: Parameters<typeof readCalendar>) =>
  readCalendar(...args)?.gaps.map((gaps) => [...gaps])
