import { expect, test } from 'vitest'
import { describeMilestone } from './milestone-state.ts'

const now = new Date(2026, 10, 21, 12)

test.each([
  [{}, 'open', 'Open, no due date'],
  [{ dueOn: '2026-11-22' }, 'open', 'Open, due Nov 22, 2026'],
  [{ dueOn: '2026-11-21' }, 'open', 'Open, due Nov 21, 2026'],
  [{ dueOn: '2026-11-20' }, 'overdue', 'Overdue since Nov 20, 2026'],
  [{ dueOn: '2026-11-20', doneAt: '2026-11-21T12:00:00.000Z' }, 'done', 'Done Nov 21, 2026'],
  [{ doneAt: '2026-11-01T12:00:00.000Z' }, 'done', 'Done Nov 1, 2026'],
])('%j is %s: %s', (fields, state, words) => {
  expect(describeMilestone(fields, now)).toEqual({ state, words })
})
