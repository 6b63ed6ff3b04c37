import { formatDay } from './format-day.ts'

export type MilestoneState = 'done' | 'overdue' | 'open'

interface Dates {
  /** Calendar day, `YYYY-MM-DD`. */
  dueOn?: string | undefined
  /** ISO instant. */
  doneAt?: string | undefined
}

/**
 * Returns the state of a milestone and what every page says about it: 'Overdue since Nov 20, 2026'. Days are those of
 * the reader's clock; a milestone is still open on its own day.
 */
export function describeMilestone(
  { dueOn, doneAt }: Dates,
  now: Date,
): { state: MilestoneState; words: string } {
  if (doneAt) return { state: 'done', words: `Done ${formatDay(localDay(new Date(doneAt)))}` }
  if (!dueOn) return { state: 'open', words: 'Open, no due date' }
  return dueOn < localDay(now)
    ? { state: 'overdue', words: `Overdue since ${formatDay(dueOn)}` }
    : { state: 'open', words: `Open, due ${formatDay(dueOn)}` }
}

const localDay = (instant: Date): string =>
  [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
