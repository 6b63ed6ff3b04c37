import type { Message, MessageThread } from '#contracts/messages.ts'

export function joinNewer(current: MessageThread | undefined, newest: MessageThread): MessageThread {
  const [first] = newest.messages
  if (!current || !first) return newest
  const olderMessages = current.messages.filter(({ id }) => id < first.id)
  // Without overlap, messages between the two lists are missing.
  const isConnected = newest.olderThan === null || current.messages.some(({ id }) => id >= first.id)
  if (olderMessages.length === 0 || !isConnected) return newest
  return { ...newest, messages: [...olderMessages, ...newest.messages], olderThan: current.olderThan }
}

export function joinOlder(current: MessageThread, older: MessageThread): MessageThread {
  const ids = new Set(current.messages.map(({ id }) => id))
  const added = older.messages.filter(({ id }) => !ids.has(id))
  return { ...current, messages: [...added, ...current.messages], olderThan: older.olderThan }
}

export function firstUnread({ messages, side, unread }: MessageThread): Message | undefined {
  const others = messages.filter(({ from }) => from !== side)
  return unread > 0 ? others.at(-Math.min(unread, others.length)) : undefined
}
