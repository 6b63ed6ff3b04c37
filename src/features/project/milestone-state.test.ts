import { expect, test } from 'vitest'
import { milestoneState } from './milestone-state.ts'

const today = '2026-11-21'
const milestone = { id: 1, title: 'Audit', sortOrder: 1 }

test.each([
  [{}, 'open'],
  [{ dueOn: '2026-11-22' }, 'open'],
  [{ dueOn: today }, 'open'],
  [{ dueOn: '2026-11-20' }, 'overdue'],
  [{ dueOn: '2026-11-20', doneAt: '2026-11-21T09:00:00.000Z' }, 'done'],
  [{ doneAt: '2026-11-01T09:00:00.000Z' }, 'done'],
])('%j is %s', (fields, state) => {
  expect(milestoneState({ ...milestone, ...fields }, today)).toBe(state)
})
