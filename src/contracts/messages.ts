import * as z from 'zod/mini'
import { longText } from './entered-text.ts'
import { messageRules } from './booking-rules.ts'

export const messageSides = ['client', 'agency'] as const
const sideSchema = z.enum(messageSides)
export type MessageSide = z.infer<typeof sideSchema>

export const messageSchema = z.object({
  id: z.number(),
  from: sideSchema,
  author: z.optional(z.string()),
  body: z.string(),
  createdAt: z.string(),
})
export type Message = z.infer<typeof messageSchema>

export const messageThreadSchema = z.object({
  side: sideSchema,
  messages: z.array(messageSchema),
  olderThan: z.nullable(z.number()),
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
export const unreadSchema = z.object({ unread: z.number() })

export const unreadBookingsMax = 100

export const unreadBookingsSchema = z.object({ own: z.number(), agency: z.number() })
export type UnreadBookings = z.infer<typeof unreadBookingsSchema>
