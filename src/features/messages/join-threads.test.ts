import { expect, test } from 'vitest'
import type { MessageThread } from '#contracts/messages.ts'
import { firstUnread, joinNewer, joinOlder } from './join-threads.ts'

const thread = (ids: number[], overrides: Partial<MessageThread> = {}): MessageThread => ({
  side: 'client',
  messages: ids.map((id) => ({
    id,
    from: id % 2 ? 'agency' : 'client',
    body: `Message ${id}`,
    createdAt: '2026-11-20T10:00:00.000Z',
  })),
  olderThan: null,
  unread: 0,
  ...overrides,
})
const idsOf = ({ messages }: MessageThread) => messages.map(({ id }) => id)

test('loading newer messages keeps the older ones', () => {
  const joinedThread = joinNewer(thread([1, 2, 3, 4]), thread([3, 4, 5], { olderThan: 3, unread: 1 }))
  expect(idsOf(joinedThread)).toEqual([1, 2, 3, 4, 5])
  expect(joinedThread).toMatchObject({ olderThan: null, unread: 1 })
})

test('after a gap, only the newest messages are shown, and older ones can be loaded', () => {
  const joinedThread = joinNewer(thread([1, 2]), thread([8, 9], { olderThan: 8 }))
  expect(idsOf(joinedThread)).toEqual([8, 9])
  expect(joinedThread.olderThan).toBe(8)
})

test('the first messages loaded are shown unchanged', () => {
  expect(idsOf(joinNewer(undefined, thread([2])))).toEqual([2])
  expect(idsOf(joinNewer(thread([1]), thread([])))).toEqual([])
})

test('an answer that was overtaken by a newer one takes nothing away', () => {
  const joinedThread = joinNewer(thread([1, 2, 3, 5]), thread([3, 4]))
  expect(idsOf(joinedThread)).toEqual([1, 2, 3, 4, 5])
})

test('older messages are added before the shown ones, each once', () => {
  const joinedThread = joinOlder(thread([4, 5], { olderThan: 4 }), thread([2, 3, 4], { olderThan: 2 }))
  expect(idsOf(joinedThread)).toEqual([2, 3, 4, 5])
  expect(joinedThread.olderThan).toBe(2)
})

test('unread are the messages of the other side since the last visit', () => {
  expect(firstUnread(thread([1, 2, 3, 4, 5], { unread: 2 }))?.id).toBe(3)
  expect(firstUnread(thread([1, 2], { unread: 0 }))).toBeUndefined()
  expect(firstUnread(thread([5, 6, 7], { unread: 9 }))?.id).toBe(5)
})
