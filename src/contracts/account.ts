import * as z from 'zod/mini'
import { accountRules } from '#shared/account-rules.ts'
import { roles } from './auth.ts'
import { accountRefusals } from '#content/interface/answers.ts'

export const accountSchema = z.object({
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isEmailConfirmed: z.boolean(),
  /** A new address that waits for its confirmation; `email` stays in force until then. */
  pendingEmail: z.nullable(z.string()),
  createdAt: z.string(),
})
export type Account = z.infer<typeof accountSchema>

export const ownPasswordSchema = z
  .string('Enter your current password.')
  .check(
    z.minLength(1, 'Enter your current password.'),
    z.maxLength(accountRules.passwordCharsMax, accountRefusals['own-password-wrong']),
  )

export const accountSessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export const factorKeysMax = 20

export const factorKeysSchema = z._default(
  z.array(z.string().check(z.maxLength(40))).check(z.maxLength(factorKeysMax)),
  [],
)

export const signOutSchema = z.object({ remove: factorKeysSchema })

export const accountSessionsSchema = z.array(accountSessionSchema)
export type AccountSession = z.infer<typeof accountSessionSchema>
