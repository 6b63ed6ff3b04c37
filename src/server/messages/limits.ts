import { messageRules } from '#contracts/message-rules.ts'
import type { Limit } from '#server/rate-limit/take.ts'

/** Messages that one account sends. */
export const messagesOf = (userId: number): Limit => ({
  key: `messages:${userId}`,
  max: messageRules.perHour,
  windowSeconds: 60 * 60,
})
