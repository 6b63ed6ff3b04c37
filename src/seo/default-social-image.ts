import type { SocialCategory } from '#contracts/social-image.ts'
import { socialDigest } from '#generated/social-images.ts'

export const defaultSocialImage = (category: SocialCategory): string =>
  `/social/default/${category}-${socialDigest}.png`
