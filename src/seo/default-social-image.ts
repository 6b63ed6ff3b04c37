import type { SocialCategory } from '#contracts/social-image.ts'
import { socialDigest } from '#generated/social-images.ts'

/** The picture that stands for a category where a page has none of its own: a static file, 1200×630. */
export const defaultSocialImage = (category: SocialCategory): string =>
  `/social/default/${category}-${socialDigest}.png`
