import * as z from 'zod/mini'
import { emailSchema } from './auth-input.ts'

export const subscriptionSchema = z.object({ email: emailSchema })
