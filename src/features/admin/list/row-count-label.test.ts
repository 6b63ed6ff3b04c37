import { expect, it } from 'vitest'
import { rowCountLabel } from './row-count-label.ts'

const list = { isSearch: false, isNarrowed: false, hasMore: false }

it.each([
  [25, { hasMore: true }, '25 shown'],
  [1, {}, '1 in all'],
  [1, { isSearch: true }, '1 match'],
  [7, { isSearch: true }, '7 matches'],
  [42, { isSearch: true, isNarrowed: true }, '42 of the newest 100 matches'],
  [25, { isSearch: true, hasMore: true }, '25 of the newest 100 matches'],
  [100, { isSearch: true }, 'The newest 100 matches'],
])('%i rows with %j are labelled "%s"', (count, overrides, label) => {
  expect(rowCountLabel(count, { ...list, ...overrides })).toBe(label)
})
