import { site } from '#site.config.ts'
import type { PageMeta } from '#content/meta-types.ts'

const cities = site.offices.map(({ city }) => city).join(' and ')

export const contactMeta = {
  path: '/contact',
  access: 'everyone',
  title: 'Contact Us by Email or Phone',
  description: `Email us and a person replies within 24 hours. Support hours are ${site.supportHours}, with offices in ${cities}.`,
  keywords: ['contact', 'digital marketing agency contact', 'product development contact', 'support hours'],
  category: 'company',
  pageType: 'contact',
} as const satisfies PageMeta
