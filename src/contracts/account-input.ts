import * as z from 'zod/mini'
import { accountRefusals } from '#content/interface/answers.ts'
import { ownPasswordSchema, factorKeysSchema } from './account.ts'
import { emailSchema, newPasswordSchema, personNameSchema } from './auth.ts'
import { identifierText } from './entered-text.ts'

export const accountChangeSchema = z.object({
  name: z.optional(personNameSchema),
  email: z.optional(emailSchema),
  currentPassword: ownPasswordSchema,
})

export const passwordChangeSchema = z.object({
  currentPassword: ownPasswordSchema,
  newPassword: newPasswordSchema,
})
export type PasswordChange = z.infer<typeof passwordChangeSchema>

export const accountDeletionSchema = z.object({ currentPassword: ownPasswordSchema })

const linkTokenSchema = identifierText('Open the link from the email again.').check(
  z.maxLength(200, accountRefusals['link-expired']),
)

export const resetRequestSchema = z.object({ email: emailSchema })
export const invitationAcceptanceSchema = z.object({
  token: linkTokenSchema,
  name: personNameSchema,
  password: newPasswordSchema,
})
export type InvitationAcceptance = z.infer<typeof invitationAcceptanceSchema>
export const newPasswordByLinkSchema = z.object({
  token: linkTokenSchema,
  password: newPasswordSchema,
  keep: factorKeysSchema,
})
export type NewPasswordByLink = z.infer<typeof newPasswordByLinkSchema>

export const confirmationSchema = z.object({ token: z.optional(linkTokenSchema) })
