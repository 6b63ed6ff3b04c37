import * as z from 'zod/mini'
import { emailSchema } from './auth.ts'

export const subscriptionSchema = z.object({ email: emailSchema })
