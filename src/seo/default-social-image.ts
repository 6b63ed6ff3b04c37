import type { SocialCategory } from '#contracts/social-image.ts'

/** The picture that stands for a category where a page has none of its own. */
export const defaultSocialImage = (category: SocialCategory): string => `/social/default/${category}.png`
