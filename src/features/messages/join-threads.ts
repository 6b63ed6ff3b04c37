import type { Message, MessageThread } from '#contracts/messages.ts'

/** A newer answer in front of which older ones were loaded before: every message once, newest last. */
export function joinNewer(known: MessageThread | undefined, newest: MessageThread): MessageThread {
  const [first] = newest.messages
  if (!known || !first) return newest
  const kept = known.messages.filter(({ id }) => id < first.id)
  // A gap between the two: more was written than one answer holds.
  const isConnected = newest.olderThan === null || known.messages.some(({ id }) => id >= first.id)
  if (kept.length === 0 || !isConnected) return newest
  return { ...newest, messages: [...kept, ...newest.messages], olderThan: known.olderThan }
}

/** Older messages before those that are shown. */
export function joinOlder(known: MessageThread, older: MessageThread): MessageThread {
  const ids = new Set(known.messages.map(({ id }) => id))
  const added = older.messages.filter(({ id }) => !ids.has(id))
  return { ...known, messages: [...added, ...known.messages], olderThan: older.olderThan }
}

/** The first of the messages that the reader has not seen, where it is among those that are shown. */
export function firstUnread({ messages, side, unread }: MessageThread): Message | undefined {
  const others = messages.filter(({ from }) => from !== side)
  return unread > 0 ? others.at(-Math.min(unread, others.length)) : undefined
}
