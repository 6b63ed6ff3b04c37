import * as z from 'zod/mini'
import { accountRules } from '#shared/account-rules.ts'
import { emailSchema, newPasswordSchema, personNameSchema, roles } from './auth.ts'
import { accountRefusals } from '#content/interface/answers.ts'

export const accountSchema = z.object({
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  isEmailConfirmed: z.boolean(),
  createdAt: z.string(),
})
export type Account = z.infer<typeof accountSchema>

export const ownPasswordSchema = z
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
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export const accountSessionsSchema = z.array(accountSessionSchema)
export type AccountSession = z.infer<typeof accountSessionSchema>

const linkTokenSchema = z
  .string('Open the link from the email again.')
  .check(z.maxLength(200, accountRefusals['link-over']))

export const resetRequestSchema = z.object({ email: emailSchema })
export const invitationAcceptanceSchema = z.object({
  token: linkTokenSchema,
  name: personNameSchema,
  password: newPasswordSchema,
})
export type InvitationAcceptance = z.infer<typeof invitationAcceptanceSchema>
export const newPasswordByLinkSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema })

export const confirmationSchema = z.object({ token: z.optional(linkTokenSchema) })
