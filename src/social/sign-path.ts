import { constantTimeEqual } from '@oslojs/crypto/subtle'
import { hmac } from '@oslojs/crypto/hmac'
import { SHA256 } from '@oslojs/crypto/sha2'
import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding'
import { type SocialImageRequest, readyCard } from './ready-card.ts'
import { type Card, type TemplateName, templateFor, templates } from './registry.ts'

export interface SigningKeys {
  SOCIAL_IMAGE_KEY: string
  SOCIAL_IMAGE_KEY_OLD?: string
}

export function signImagePath(input: SocialImageRequest, keys: SigningKeys): string {
  const { template, card } = readyCard(input)
  const { title, description, art, size, ground } = card
  const inputs = [title, description, art, size, ...(ground ? [ground] : [])]
  const unsignedPath = `${template}.v${templates[template].version}/${shorterText(inputs)}`
  return `/social/${unsignedPath}.${signature(unsignedPath, keys.SOCIAL_IMAGE_KEY)}.png`
}

/**
 * Readable texts take half the space in a compressed page, which has the same texts. In other scripts they would take
 * twice the space of base64.
 */
function shorterText(inputs: readonly string[]): string {
  const readableText = inputs.map(encodeText).join(';')
  const base64 = encodeBase64urlNoPadding(utf8(JSON.stringify(inputs)))
  return readableText.length <= base64.length ? readableText : base64
}

/** Also an apostrophe, which HTML would write as `&#x27;` for crawlers that do not decode it. */
const encodeText = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*~]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)

function readInputs(text: string): unknown {
  if (text.includes(';')) return text.split(';').map(decodeURIComponent)
  return JSON.parse(new TextDecoder().decode(decodeBase64urlIgnorePadding(text)))
}

export type Verification =
  | { ok: true; template: TemplateName; card: Card; signed: string }
  | { ok: false; reason: 'malformed' | 'changed' }

const pathPattern = /^\/social\/(([a-z]+)\.v([1-9]\d{0,4})\/([\w\-.%;]{1,4000}))\.([\w-]{43})\.png$/

/**
 * Verifies in constant time. Paths of earlier template versions stay valid, so that shared pages keep a picture; it is
 * rendered with today's template.
 */
export function verifyImagePath(path: string, keys: SigningKeys): Verification {
  const match = pathPattern.exec(path)
  if (!match) return { ok: false, reason: 'malformed' }
  const [, signed = '', name = '', version = '', inputs = '', givenSignature = ''] = match
  const secrets = [keys.SOCIAL_IMAGE_KEY, ...(keys.SOCIAL_IMAGE_KEY_OLD ? [keys.SOCIAL_IMAGE_KEY_OLD] : [])]
  // Compares the text of the signature, because several base64url texts decode to the same bytes.
  const isSigned = secrets
    .map((secret) => constantTimeEqual(utf8(signature(signed, secret)), utf8(givenSignature)))
    .includes(true)
  if (!isSigned) return { ok: false, reason: 'changed' }
  const template = templateFor(name)
  if (template !== name || Number(version) > templates[template].version) {
    return { ok: false, reason: 'malformed' }
  }
  const fields = readInputs(inputs)
  const [title, description, art, size, ground]: unknown[] = Array.isArray(fields) ? fields : []
  const card = templates[template].schema.safeParse({ title, description, art, size, ground })
  return card.success ? { ok: true, template, card: card.data, signed } : { ok: false, reason: 'malformed' }
}

const keyCharsMin = 32

export const isSigningKey = (key: string | undefined): boolean => (key ?? '').length >= keyCharsMin

function signature(text: string, key: string): string {
  if (!isSigningKey(key)) {
    throw new RangeError(`the social image key has to be a secret of at least ${keyCharsMin} characters`)
  }
  return encodeBase64urlNoPadding(hmac(SHA256, utf8(key), utf8(text)))
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
