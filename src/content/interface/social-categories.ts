import type { SocialCategory } from '#contracts/social-image.ts'

/** Stand on the images that social networks show, and name them in the preview. */
export const socialCategoryNames: Readonly<Record<SocialCategory, string>> = {
  marketing: 'Marketing',
  tech: 'Technology',
  ai: 'AI',
  services: 'Services',
  company: 'Company',
  blog: 'Blog',
  careers: 'Careers',
  default: 'Default',
}
