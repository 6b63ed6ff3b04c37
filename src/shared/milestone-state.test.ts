import { milestoneTexts } from '#content/interface/statuses.ts'
import { expect, test } from 'vitest'
import { formatDay } from './formats.ts'
import { describeMilestone } from './milestone-state.ts'

const now = new Date(2026, 10, 21, 12)

test.each([
  [{}, 'open', 'Open, no due date'],
  [{ dueOn: '2026-11-22' }, 'open', `Open, due ${formatDay('2026-11-22')}`],
  [{ dueOn: '2026-11-21' }, 'open', `Open, due ${formatDay('2026-11-21')}`],
  [{ dueOn: '2026-11-20' }, 'overdue', `Overdue since ${formatDay('2026-11-20')}`],
  [{ dueOn: '2026-11-20', doneAt: '2026-11-21T12:00:00.000Z' }, 'done', `Done ${formatDay('2026-11-21')}`],
  [{ doneAt: '2026-11-01T12:00:00.000Z' }, 'done', `Done ${formatDay('2026-11-01')}`],
])('%j is %s: %s', (fields, state, words) => {
  expect(describeMilestone(fields, now, milestoneTexts)).toEqual({ state, words })
})
