import { type CalendarTime, readTime } from './times.ts'

const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const

/** RFC 5545, 3.3.10, without rules by the hour, minute and second, which calendars do not offer. */
export interface Rule {
  freq: (typeof frequencies)[number]
  interval: number
  count: number | null
  until: CalendarTime | null
  byDay: readonly { nth: number; weekday: number }[]
  byMonth: readonly number[]
  byMonthDay: readonly number[]
  byYearDay: readonly number[]
  byWeekNo: readonly number[]
  bySetPos: readonly number[]
  byHour: readonly number[]
  byMinute: readonly number[]
  bySecond: readonly number[]
  /** The first day of the week, 0 for Sunday. */
  weekStart: number
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const intervalMax = 10_000
const readParts = new Set([
  ...[
    'FREQ',
    'INTERVAL',
    'COUNT',
    'UNTIL',
    'WKST',
    'BYDAY',
    'BYMONTH',
    'BYMONTHDAY',
    'BYYEARDAY',
    'BYWEEKNO',
  ],
  ...['BYSETPOS', 'BYHOUR', 'BYMINUTE', 'BYSECOND'],
])

/**
 * Returns the rule without the parts that cannot be read, and whether it is complete. Without a readable frequency
 * the rule is null.
 */
export function readRule(value: string): { rule: Rule | null; isComplete: boolean } {
  const parts = new Map<string, string>()
  for (const part of value.toUpperCase().split(';')) {
    const [name = '', text = ''] = part.split('=').map((one) => one.trim())
    if (name !== '') parts.set(name, text)
  }
  const freq = frequencies.find((one) => one === parts.get('FREQ'))
  if (!freq) return { rule: null, isComplete: false }
  let isComplete = [...parts.keys()].every((name) => readParts.has(name) || name.startsWith('X-'))

  function list<Item>(name: string, read: (text: string) => Item | null): Item[] {
    const texts = parts.get(name)?.split(',') ?? []
    const items = texts.map((text) => read(text.trim())).filter((item) => item !== null)
    if (items.length < texts.length) isComplete = false
    return items
  }
  const numbers = (name: string, min: number, max: number) => [
    ...new Set(list(name, (text) => readInteger(text, min, max))),
  ]
  const one = (name: string, min: number, max: number) => numbers(name, min, max)[0] ?? null

  const rule: Rule = {
    freq,
    interval: one('INTERVAL', 1, intervalMax) ?? 1,
    count: one('COUNT', 1, Number.MAX_SAFE_INTEGER),
    until: list('UNTIL', (text) => readTime(text, null))[0] ?? null,
    byDay: list('BYDAY', readWeekday),
    byMonth: numbers('BYMONTH', 1, 12),
    byMonthDay: numbers('BYMONTHDAY', -31, 31),
    byYearDay: numbers('BYYEARDAY', -366, 366),
    byWeekNo: numbers('BYWEEKNO', -53, 53),
    bySetPos: numbers('BYSETPOS', -366, 366),
    byHour: numbers('BYHOUR', 0, 23),
    byMinute: numbers('BYMINUTE', 0, 59),
    bySecond: numbers('BYSECOND', 0, 59),
    weekStart: list('WKST', readWeekday)[0]?.weekday ?? 1,
  }
  return { rule, isComplete }
}

function readInteger(text: string, min: number, max: number): number | null {
  const number = /^[+-]?\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max && (number !== 0 || min === 0) ? number : null
}

function readWeekday(text: string): { nth: number; weekday: number } | null {
  const [, nth = '', day = ''] = /^([+-]?\d{0,2})\s*(SU|MO|TU|WE|TH|FR|SA)[A-Z]*$/.exec(text) ?? []
  return day === '' ? null : { nth: Number.parseInt(nth, 10) || 0, weekday: weekdays.indexOf(day) }
}
