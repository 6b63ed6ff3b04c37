import type { PageMeta } from '#content/meta-types.ts'

export const contactMeta = {
  path: '/contact',
  access: 'everyone',
  title: 'Contact Us by Email or Phone',
  description:
    'Email us and a person replies within 24 hours. Support hours are Monday-Friday 9AM-6PM GMT, with offices in Delaware and Kathmandu.',
  keywords: ['contact', 'digital marketing agency contact', 'product development contact', 'support hours'],
  category: 'company',
  pageType: 'contact',
} as const satisfies PageMeta
