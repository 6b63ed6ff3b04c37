import { expect, it } from 'vitest'
import { readState, searchRule } from './use-list-state.ts'

const fields = {
  status: ['pending', 'confirmed'],
  search: searchRule,
  assignee: /^(me|none|[1-9]\d*)$/,
} as const

it('reads the values that their rules allow and ignores the rest', () => {
  const query = { status: 'pending', search: 'asha', assignee: '7', other: 'x' }
  expect(readState(fields, query)).toEqual({ status: 'pending', search: 'asha', assignee: '7' })
})

const invalidQueries: Record<string, string>[] = [
  { status: 'lost' },
  { status: '' },
  { search: '' },
  { search: 'x'.repeat(101) },
  { assignee: '0' },
]
it.each(invalidQueries)('ignores the invalid value in %o', (query) => {
  expect(readState(fields, query)).toEqual({})
})
