import type { Milestone } from '#contracts/projects.ts'

export type MilestoneState = 'done' | 'overdue' | 'open'

/** @param today calendar day of the reader, `YYYY-MM-DD`; a milestone is still open on its own day */
export function milestoneState({ dueOn, doneAt }: Milestone, today: string): MilestoneState {
  if (doneAt) return 'done'
  return dueOn && dueOn < today ? 'overdue' : 'open'
}
