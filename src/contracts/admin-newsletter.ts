import * as z from 'zod/mini'

/** A newsletter sign-up as the back office lists it. */
export const subscriberSchema = z.object({
  email: z.string(),
  /** ISO instant. */
  createdAt: z.string(),
  isSubscribed: z.boolean(),
})
export const subscribersSchema = z.array(subscriberSchema)
export type Subscriber = z.infer<typeof subscriberSchema>
