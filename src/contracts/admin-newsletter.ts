import * as z from 'zod/mini'
import { listAfter, listAnswer, listSearch } from './lists.ts'

/** A newsletter sign-up as the back office lists it. */
export const subscriberSchema = z.object({
  email: z.string(),
  /** ISO instant. */
  createdAt: z.string(),
  isSubscribed: z.boolean(),
})
export type Subscriber = z.infer<typeof subscriberSchema>

/** The same with what its own list needs: `DELETE /api/admin/newsletter/{id}` names the id. */
export const listedSubscriberSchema = z.extend(subscriberSchema, {
  id: z.number(),
  /** ISO instant at which the reader left, or null. */
  unsubscribedAt: z.nullable(z.string()),
})
export type ListedSubscriber = z.infer<typeof listedSubscriberSchema>

/** What `GET /api/admin/newsletter` answers, the newest sign-up first. */
export const subscriberListSchema = listAnswer(listedSubscriberSchema)

export const subscriberStatuses = ['subscribed', 'unsubscribed'] as const

/** The query of `GET /api/admin/newsletter`. With `format=csv` the answer is a file with every row of the filter. */
export const subscriberQuerySchema = z.object({
  search: listSearch,
  status: z.optional(z.enum(subscriberStatuses, `"status" is one of ${subscriberStatuses.join(', ')}.`)),
  after: listAfter,
  format: z.optional(z.enum(['json', 'csv'], '"format" is json or csv.')),
})
export type SubscriberQuery = z.infer<typeof subscriberQuerySchema>
