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

test('an offer expires a fixed time after the change was sent, however slow the response was', () => {
  expect(undoOffer(result, 996_000)).toMatchObject({ result, endsAt: 1_015_500 })
})

test('a response that arrives after the time to undo is shown without an offer', () => {
  expect(undoOffer(result, 980_000)).toMatchObject({ result: { ...result, id: null }, endsAt: 1_019_500 })
})

test("a change whose response was lost can be undone until the server's deadline, and not later", () => {
  expect(lostOffer('a', 996_000)).toMatchObject({ result: { id: 'a' }, endsAt: 1_015_500 })
  expect(lostOffer('a', 980_000)).toBeNull()
})
