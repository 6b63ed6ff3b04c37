import type { SocialCategory } from '#contracts/social-image.ts'

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
