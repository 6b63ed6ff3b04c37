import { constantTimeEqual } from '@oslojs/crypto/subtle'
import { hmac } from '@oslojs/crypto/hmac'
import { SHA256 } from '@oslojs/crypto/sha2'
import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from '@oslojs/encoding'
import { type SocialImageRequest, readyCard } from './ready-card.ts'
import { type Card, type TemplateName, templateFor, templates } from './registry.ts'

/** The secrets of a deployment. The old key stays valid while pages that were signed with it are still shared. */
export interface SigningKeys {
  SOCIAL_IMAGE_KEY: string
  SOCIAL_IMAGE_KEY_OLD?: string
}

/**
 * The path of an image drawn at the edge: `/social/{template}.v{version}/{inputs}.{signature}.png`. The same
 * input always gives the same path.
 * @throws RangeError when nothing of the title can be printed, or when the key is missing or too short
 */
export function signImagePath(input: SocialImageRequest, keys: SigningKeys): string {
  const { template, card } = readyCard(input)
  const inputs = utf8(JSON.stringify([card.title, card.description, card.art, card.size]))
  const signed = `${template}.v${templates[template].version}/${encodeBase64urlNoPadding(inputs)}`
  return `/social/${signed}.${signature(signed, keys.SOCIAL_IMAGE_KEY)}.png`
}

export type Verification =
  /** `signed` names the picture: nothing that was not signed is part of it. */
  | { ok: true; template: TemplateName; card: Card; signed: string }
  | { ok: false; reason: 'malformed' | 'changed' }

const pathPattern = /^\/social\/(([a-z]+)\.v([1-9]\d{0,4})\/([\w-]{1,4000}))\.([\w-]{43})\.png$/

/**
 * Reads a path that `signImagePath` made, with the newest or the old key, in constant time. A path of an earlier
 * template version is still good: shared pages keep a picture, drawn as the template is now.
 */
export function verifyImagePath(path: string, keys: SigningKeys): Verification {
  const match = pathPattern.exec(path)
  if (!match) return { ok: false, reason: 'malformed' }
  const [, signed = '', name = '', version = '', inputs = '', given = ''] = match
  const secrets = [keys.SOCIAL_IMAGE_KEY, ...(keys.SOCIAL_IMAGE_KEY_OLD ? [keys.SOCIAL_IMAGE_KEY_OLD] : [])]
  // The spelling of the signature is compared, not its bytes: base64url has several spellings of the same bytes.
  const isSigned = secrets
    .map((secret) => constantTimeEqual(utf8(signature(signed, secret)), utf8(given)))
    .includes(true)
  if (!isSigned) return { ok: false, reason: 'changed' }
  const template = templateFor(name)
  if (template !== name || Number(version) > templates[template].version) {
    return { ok: false, reason: 'malformed' }
  }
  const fields: unknown = JSON.parse(new TextDecoder().decode(decodeBase64urlIgnorePadding(inputs)))
  const [title, description, art, size]: unknown[] = Array.isArray(fields) ? fields : []
  const card = templates[template].schema.safeParse({ title, description, art, size })
  return card.success ? { ok: true, template, card: card.data, signed } : { ok: false, reason: 'malformed' }
}

const keyCharsMin = 32

function signature(signed: string, key: string): string {
  if (!key || key.length < keyCharsMin) {
    throw new RangeError(`the social image key has to be a secret of at least ${keyCharsMin} characters`)
  }
  return encodeBase64urlNoPadding(hmac(SHA256, utf8(key), utf8(signed)))
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
