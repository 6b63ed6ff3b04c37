import { sha256 } from '@oslojs/crypto/sha2'
import { encodeBase32LowerCaseNoPadding } from '@oslojs/encoding'
import { socialDigest } from '#generated/social-images.ts'
import { readyCard, type SocialImageRequest } from './ready-card.ts'

export const socialAssetsPath = `/social-assets/${socialDigest}`

/**
 * Returns the path of a picture. A hash of everything that shapes the picture names it, so that it can be cached
 * forever.
 */
export function staticImagePath(input: SocialImageRequest): string {
  const content = new TextEncoder().encode(JSON.stringify([socialDigest, readyCard(input)]))
  return `/social/static/${encodeBase32LowerCaseNoPadding(sha256(content).subarray(0, 10))}.png`
}
