import * as z from 'zod/mini'
import { nameSchema } from './entered-text.ts'

export const passkeyRules = { nameCharsMax: 60, perAccountMax: 10 } as const

const passkeyNameSchema = nameSchema(passkeyRules.nameCharsMax)

const base64url = z.string().check(z.regex(/^[\w-]{1,20000}$/))
const credentialFields = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
}

export const newPasskeySchema = z.object({
  name: passkeyNameSchema,
  credential: z.object({
    ...credentialFields,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z._default(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)), []),
    }),
  }),
})
export type NewPasskey = z.infer<typeof newPasskeySchema>

export const passkeyResponseSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
})
export type PasskeyResponse = z.infer<typeof passkeyResponseSchema>

export const passkeyNameInputSchema = z.object({ name: passkeyNameSchema })
