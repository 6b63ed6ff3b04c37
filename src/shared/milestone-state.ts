import { calendarDay, formatDay } from './formats.ts'
import { ownTimeZone } from './time-zones.ts'

export type MilestoneState = 'done' | 'overdue' | 'open'

interface Dates {
  dueOn?: string | undefined
  doneAt?: string | undefined
}

interface MilestoneTexts {
  done(day: string): string
  openWithoutDate: string
  overdue(day: string): string
  open(day: string): string
}

export function describeMilestone(
  { dueOn, doneAt }: Dates,
  now: Date,
  texts: MilestoneTexts,
): { state: MilestoneState; words: string } {
  if (doneAt) return { state: 'done', words: texts.done(formatDay(localDay(new Date(doneAt)))) }
  if (!dueOn) return { state: 'open', words: texts.openWithoutDate }
  return dueOn < localDay(now)
    ? { state: 'overdue', words: texts.overdue(formatDay(dueOn)) }
    : { state: 'open', words: texts.open(formatDay(dueOn)) }
}

const localDay = (instant: Date): string => calendarDay(instant, ownTimeZone())
