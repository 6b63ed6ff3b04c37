import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'

export interface ProviderEvent {
  reason: 'bounce' | 'complaint' | null
  addresses: string[]
}

const toleranceMs = 5 * 60_000
const svixPrefix = 'whsec_'

const resendSchema = z.object({
  type: z.string(),
  data: z.object({
    to: z.array(z.string()),
    bounce: z.optional(z.object({ type: z.optional(z.string()) })),
  }),
})
const postmarkSchema = z.object({
  RecordType: z.string(),
  Email: z.string(),
  Inactive: z.optional(z.boolean()),
})

/**
 * Returns what a provider reports, or null if the signature is not the provider's. Resend signs as Svix does
 * (https://docs.svix.com/receiving/verifying-payloads/how-manual); Postmark sends the password of the webhook's address.
 */
export async function readProviderEvent(
  headers: Headers,
  body: string,
  key: string | undefined,
): Promise<ProviderEvent | null> {
  if (!key) return null
  const isSigned = key.startsWith(svixPrefix)
    ? await isSignedBySvix(headers, body, key.slice(svixPrefix.length))
    : await hasPassword(headers, key)
  if (!isSigned) return null
  const event = parse(body)
  const resend = resendSchema.safeParse(event)
  if (resend.success) return ofResend(resend.data)
  const postmark = postmarkSchema.safeParse(event)
  return postmark.success ? ofPostmark(postmark.data) : nothing
}

const nothing: ProviderEvent = { reason: null, addresses: [] }

function ofResend({ type, data: { to, bounce } }: z.infer<typeof resendSchema>): ProviderEvent {
  if (type === 'email.complained') return { reason: 'complaint', addresses: to }
  // Of the types `Permanent`, `Transient` and `Undetermined`, only the first says that the address takes no email.
  const isLasting = type === 'email.bounced' && (bounce?.type ?? 'Permanent') === 'Permanent'
  return isLasting ? { reason: 'bounce', addresses: to } : nothing
}

function ofPostmark({ RecordType, Email, Inactive }: z.infer<typeof postmarkSchema>): ProviderEvent {
  if (RecordType === 'SpamComplaint') return { reason: 'complaint', addresses: [Email] }
  return RecordType === 'Bounce' && Inactive ? { reason: 'bounce', addresses: [Email] } : nothing
}

async function isSignedBySvix(headers: Headers, body: string, secret: string): Promise<boolean> {
  const id = headers.get('svix-id')
  const timestamp = headers.get('svix-timestamp')
  if (!id || !timestamp || !/^\d{10}$/.test(timestamp)) return false
  if (Math.abs(Date.now() - Number(timestamp) * 1000) > toleranceMs) return false
  const key = await importKey(Buffer.from(secret, 'base64'))
  const signedBytes = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const ownSignature = Buffer.from(await crypto.subtle.sign('HMAC', key, signedBytes))
  // Svix sends several signatures while a secret is being replaced, and a stranger may send thousands.
  return (headers.get('svix-signature') ?? '').split(' ').some((entry) => {
    const [version, text = ''] = entry.split(',')
    const signature = Buffer.from(text, 'base64')
    return (
      version === 'v1' && signature.length === ownSignature.length && timingSafeEqual(signature, ownSignature)
    )
  })
}

/** Compared through a MAC, which takes the same time whatever was guessed. */
async function hasPassword(headers: Headers, expected: string): Promise<boolean> {
  const [, encodedCredentials = ''] = /^Basic ([\w+/=]+)$/.exec(headers.get('authorization') ?? '') ?? []
  const password = Buffer.from(encodedCredentials, 'base64').toString().split(':').slice(1).join(':')
  const key = await importKey(crypto.getRandomValues(new Uint8Array(32)))
  const bytes = (text: string) => new TextEncoder().encode(text)
  return crypto.subtle.verify(
    'HMAC',
    key,
    await crypto.subtle.sign('HMAC', key, bytes(expected)),
    bytes(password),
  )
}

const importKey = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
