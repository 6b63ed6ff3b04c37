import { expect, it } from 'vitest'
import { kindOfMove } from './kind-of-move.ts'

const [ten, eleven] = ['2027-01-12T10:00:00.000Z', '2027-01-12T11:00:00.000Z']

it.each([
  ['moved', { startedBefore: ten, startsAt: eleven, movedBy: 'client' }],
  ['set', { startedBefore: null, startsAt: eleven, movedBy: 'agency' }],
  ['removed', { startedBefore: ten, startsAt: null, movedBy: 'agency' }],
  ['lost', { startedBefore: ten, startsAt: null, movedBy: 'other-client' }],
] as const)('a time is %s', (kind, move) => {
  expect(kindOfMove(move)).toBe(kind)
})
