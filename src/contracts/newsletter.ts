import * as z from 'zod/mini'
import { emailSchema } from './auth.ts'

export const subscriptionSchema = z.object({ email: emailSchema })

/** Said for a new address and a known one alike, so that nobody learns who reads (decisions, Blog). */
export const subscribedMessage = 'Thank you for subscribing'
