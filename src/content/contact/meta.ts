import { claims } from '#content/claims.ts'
import { officesInWords } from '#content/interface/offices.ts'
import { supportHours } from '#shared/opening-hours.ts'
import { site } from '#site.config.ts'
import type { PageMeta } from '#content/meta-types.ts'

const offices = officesInWords(site.offices, ({ city }) => city)

export const contactMeta = {
  path: '/contact',
  access: 'everyone',
  title: site.phone ? 'Contact Us by Email or Phone' : 'Contact Us by Email',
  description: `Email us and a person replies within ${claims.replyTime}. Support hours are ${supportHours}, with ${offices}.`,
  keywords: ['contact', 'digital marketing agency contact', 'product development contact', 'support hours'],
  category: 'company',
  pageType: 'contact',
} as const satisfies PageMeta
