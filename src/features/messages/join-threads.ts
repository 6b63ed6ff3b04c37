import type { Message, MessageThread } from '#contracts/messages.ts'

/** Responses can arrive out of order, so what is shown may already be newer than `newest`. */
export function joinNewer(current: MessageThread | undefined, newest: MessageThread): MessageThread {
  const [first] = newest.messages
  if (!current || !first) return newest
  const isConnected = newest.olderThan === null || current.messages.some(({ id }) => id >= first.id)
  if (!isConnected) return newest
  const ids = new Set(newest.messages.map(({ id }) => id))
  const others = current.messages.filter(({ id }) => !ids.has(id))
  if (others.length === 0) return newest
  const messages = [...others, ...newest.messages].sort((a, b) => a.id - b.id)
  return { ...newest, messages, olderThan: current.olderThan }
}

export function joinOlder(current: MessageThread, older: MessageThread): MessageThread {
  const ids = new Set(current.messages.map(({ id }) => id))
  const newMessages = older.messages.filter(({ id }) => !ids.has(id))
  return { ...current, messages: [...newMessages, ...current.messages], olderThan: older.olderThan }
}

export function firstUnread({ messages, side, unread }: MessageThread): Message | undefined {
  const others = messages.filter(({ from }) => from !== side)
  return unread > 0 ? others.at(-Math.min(unread, others.length)) : undefined
}
