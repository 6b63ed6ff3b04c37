import { sha256 } from '@oslojs/crypto/sha2'
import { encodeBase32LowerCaseNoPadding } from '@oslojs/encoding'
import { socialDigest } from '#generated/social-images.ts'
import { readyCard, type SocialImageRequest } from './ready-card.ts'

/** Where the files of this build stand; the digest changes with anything that changes a picture. */
export const socialAssetsPath = `/social-assets/${socialDigest}`

/**
 * The path of a static page's image, a file that the build draws. Its name is made from the inputs and from
 * everything that the pictures are made of, so it may be kept for ever.
 * @throws RangeError when nothing of the title can be printed
 */
export function staticImagePath(input: SocialImageRequest): string {
  const content = new TextEncoder().encode(JSON.stringify([socialDigest, readyCard(input)]))
  return `/social/static/${encodeBase32LowerCaseNoPadding(sha256(content).subarray(0, 10))}.png`
}
