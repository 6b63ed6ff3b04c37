import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BulkResult } from '#contracts/admin-bookings.ts'
import { lostOffer, undoOffer } from './undo-offer.ts'

const result: BulkResult = {
  id: 'a',
  status: 'confirmed',
  undoUntil: '1970-01-01T00:16:40.000Z',
  changed: ['X'],
  refused: [],
}

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

test('an offer ends with the time that began when the change was sent, however slow the answer was', () => {
  expect(undoOffer(result, 996_000)).toMatchObject({ result, endsAt: 1_015_500 })
})

test('an answer that comes after the time to undo is shown without an offer', () => {
  expect(undoOffer(result, 980_000)).toMatchObject({ result: { ...result, id: null }, endsAt: 1_019_500 })
})

test('a change whose answer was lost can be undone while the server counts, and not later', () => {
  expect(lostOffer('a', 996_000)).toMatchObject({ result: { id: 'a' }, endsAt: 1_015_500 })
  expect(lostOffer('a', 980_000)).toBeNull()
})
