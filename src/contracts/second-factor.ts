import * as z from 'zod/mini'
import { ownPasswordSchema } from './account.ts'
import { identifierText } from './entered-text.ts'
import { passkeyResponseSchema } from './passkeys.ts'

export const secondStepMethods = ['passkey', 'authenticator', 'recovery-code'] as const
export type SecondStepMethod = (typeof secondStepMethods)[number]

export const secondStepSchema = z.object({ secondStep: z.array(z.enum(secondStepMethods)) })

const codeCharsMax = 40
const codeSchema = identifierText('Enter a code.').check(
  z.minLength(1, 'Enter a code.'),
  z.maxLength(codeCharsMax, 'A code has six digits, or 24 letters and digits.'),
)

export const codeInputSchema = z.object({ code: codeSchema })

export const passkeySchema = z.object({
  id: z.number(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkeySchema>

export const accountFactorSchema = z.object({
  key: z.string(),
  kind: z.enum(['passkey', 'authenticator', 'recovery-codes']),
  name: z.nullable(z.string()),
  addedAt: z.string(),
  /** A password reset removes it unless the person keeps it. */
  isRemovable: z.boolean(),
})
export type AccountFactor = z.infer<typeof accountFactorSchema>

export const secondFactorSchema = z.object({
  isRequired: z.boolean(),
  authenticatorSince: z.nullable(z.string()),
  recoveryCodesLeft: z.number(),
  passkeys: z.array(passkeySchema),
  recentFactors: z.array(accountFactorSchema),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

export const newAuthenticatorSchema = z.object({
  key: z.string(),
  uri: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
})
export type NewAuthenticator = z.infer<typeof newAuthenticatorSchema>

export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })

export const stepUpSchema = z.union([
  z.object({ password: ownPasswordSchema }),
  z.object({ code: codeSchema }),
  z.object({ passkey: passkeyResponseSchema }),
])

export const stepUpWindowSeconds = 15 * 60
