import { formatDay } from './formats.ts'

export type MilestoneState = 'done' | 'overdue' | 'open'

interface Dates {
  dueOn?: string | undefined
  doneAt?: string | undefined
}

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
