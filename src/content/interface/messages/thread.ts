import type { MessageSide } from '#contracts/messages.ts'
import { cappedCount } from '#shared/words.ts'

const explanations: Record<MessageSide, string> = {
  client: 'Write to us about this request. We answer here and send you an email when we do.',
  agency: 'The client gets an email with a link to this message, and can answer there.',
}

export const messageThreadTexts = {
  what: 'the messages',
  emptyText: 'No messages yet.',
  explanations,
  arrived: (author: string) => `New message from ${author}.`,
  jumpButton: 'New messages',
  pollFailed: (sentence: string) => `New messages are not loaded at the moment. ${sentence}`,
  olderButton: 'Show older messages',
  olderFailedTitle: 'Older messages were not loaded',
} as const

export const messageListTexts = {
  label: 'Messages',
  newDivider: 'New',
  client: 'Client',
  author: (name: string, brand: string) => `${name}, ${brand}`,
} as const

export const messageFormTexts = {
  bodyLabel: 'Your message',
  sendButton: 'Send message',
  sending: 'Sending…',
  sent: 'Message sent.',
  signedOutTitle: 'You are signed out.',
  signInLink: 'Sign in',
  keptText: 'Your message is kept here. Sign in to send it.',
  signInText: (code: string) => `Sign in to read and write the messages on ${code}.`,
} as const

export const unreadTexts = {
  count: (count: number) => cappedCount(count),
  label: (count: number) => `(${cappedCount(count)} unread)`,
} as const
