import * as z from 'zod/mini'
import { accountRules, emailSchema, newPasswordSchema, personNameSchema, roles } from './auth.ts'
import { accountRefusals } from './texts/en.ts'

/** What the owner sees of an account. */
export const accountSchema = z.object({
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isEmailConfirmed: z.boolean(),
  /** ISO instant. */
  createdAt: z.string(),
})
export type Account = z.infer<typeof accountSchema>

/** The password that somebody signed in enters again, before what only the owner may do. */
const ownPasswordSchema = z
  .string('Enter your current password.')
  .check(
    z.minLength(1, 'Enter your current password.'),
    z.maxLength(accountRules.passwordCharsMax, accountRefusals['own-password-wrong']),
  )

export const accountChangeSchema = z.object({
  name: z.optional(personNameSchema),
  email: z.optional(emailSchema),
  currentPassword: ownPasswordSchema,
})
export type AccountChange = z.infer<typeof accountChangeSchema>

export const passwordChangeSchema = z.object({
  currentPassword: ownPasswordSchema,
  newPassword: newPasswordSchema,
})
export type PasswordChange = z.infer<typeof passwordChangeSchema>

export const accountDeletionSchema = z.object({ currentPassword: ownPasswordSchema })

export const accountSessionSchema = z.object({
  /** Names the session and opens nothing. */
  id: z.string(),
  /** Browser and system in plain words: 'Firefox on Windows'. */
  device: z.string(),
  /** ISO instants. The last use is written once a day. */
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export const accountSessionsSchema = z.array(accountSessionSchema)
export type AccountSession = z.infer<typeof accountSessionSchema>

const linkTokenSchema = z
  .string('Open the link from the email again.')
  .check(z.maxLength(200, accountRefusals['link-over']))

/** The two steps to a new password: by e-mail for a link, by the link's token for the password. */
export const resetRequestSchema = z.object({ email: emailSchema })
export const newPasswordByLinkSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema })

/** With the token of a link it confirms; without, whoever is signed in gets another link. */
export const confirmationSchema = z.object({ token: z.optional(linkTokenSchema) })
