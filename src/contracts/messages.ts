import * as z from 'zod/mini'
import { longText } from './long-text.ts'
import { messageRules } from './message-rules.ts'

/** Who talks on a booking: the account that it belongs to, and the agency. */
export const messageSides = ['client', 'agency'] as const
const sideSchema = z.enum(messageSides)
export type MessageSide = z.infer<typeof sideSchema>

export const messageSchema = z.object({
  id: z.number(),
  from: sideSchema,
  /** Nobody, once that account is gone. */
  author: z.optional(z.string()),
  /** Plain text. */
  body: z.string(),
  /** ISO instant. */
  createdAt: z.string(),
})
export type Message = z.infer<typeof messageSchema>

/** What client and agency wrote about one booking, for one of the two. */
export const messageThreadSchema = z.object({
  /** Which of the two reads. */
  side: sideSchema,
  /** Newest last, `messageRules.pageRows` of them. */
  messages: z.array(messageSchema),
  /** `?before=` of the older ones, or null. */
  olderThan: z.nullable(z.number()),
  /** Messages of the other side that were not there when this one last looked. */
  unread: z.number(),
})
export type MessageThread = z.infer<typeof messageThreadSchema>

export const newMessageSchema = z.object({
  body: longText('Write a message.', messageRules.charsMax),
})

export const readMarkSchema = z.object({
  readUpTo: z
    .int('"readUpTo" is the id of a message.')
    .check(z.minimum(1, '"readUpTo" is the id of a message.')),
})
/** Answer of a mark: what is still unread. */
export const unreadSchema = z.object({ unread: z.number() })
