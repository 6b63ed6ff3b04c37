import * as z from 'zod/mini'
import { emailSchema } from './auth.ts'
import { listAfter, listResponse, listSearch } from './lists.ts'

export const subscriptionSchema = z.object({ email: emailSchema })

export const subscriberSchema = z.object({
  email: z.string(),
  createdAt: z.string(),
  isSubscribed: z.boolean(),
  isConfirmed: z.boolean(),
})
export type Subscriber = z.infer<typeof subscriberSchema>

export const listedSubscriberSchema = z.extend(subscriberSchema, {
  id: z.number(),
  unsubscribedAt: z.nullable(z.string()),
})
export type ListedSubscriber = z.infer<typeof listedSubscriberSchema>

export const subscriberListSchema = listResponse(listedSubscriberSchema)

export const subscriberStatuses = ['subscribed', 'unsubscribed', 'unconfirmed'] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]

export const subscriberQuerySchema = z.object({
  search: listSearch,
  status: z.optional(z.enum(subscriberStatuses, `"status" is one of ${subscriberStatuses.join(', ')}.`)),
  after: listAfter,
  format: z.optional(z.enum(['json', 'csv'], '"format" is json or csv.')),
})
export type SubscriberQuery = z.infer<typeof subscriberQuerySchema>
