import type { SocialCategory } from '#contracts/social-image.ts'
import { socialDigest } from '#generated/social-images.ts'

export const siteOrigin: string = import.meta.env.VITE_SITE_URL

export const defaultSocialImage = (category: SocialCategory): string =>
  `/social/default/${category}-${socialDigest}.png`
