export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const

/** RFC 5545, 3.3.10, without hours, minutes and seconds, which calendars do not offer. */
export interface Rule {
  freq: (typeof frequencies)[number]
  interval: number
  count: number | null
  byDay: readonly { nth: number; weekday: number }[]
  byMonth: readonly number[]
  byMonthDay: readonly number[]
  byYearDay: readonly number[]
  byWeekNo: readonly number[]
  bySetPos: readonly number[]
  /** The first day of the week, 0 for Sunday. */
  weekStart: number
}
