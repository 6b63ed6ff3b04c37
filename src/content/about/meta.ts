import { claims } from '#content/claims.ts'
import { site } from '#site.config.ts'
import { countedInWords, nounFor } from '#shared/words.ts'
import type { PageMeta } from '#content/meta-types.ts'

export const aboutMeta = {
  path: '/about',
  access: 'everyone',
  title: 'About Us: Marketing and Product in One Team',
  description: `A digital marketing agency and product development firm in one: ${claims.enterpriseClients} ${nounFor(claims.enterpriseClients, 'enterprise client')} in ${claims.clientCountries} ${nounFor(claims.clientCountries, 'country', 'countries')}, ${claims.clientRetention} retention, ${countedInWords(site.offices.length, 'office')}, one remote team.`,
  keywords: [
    'about us',
    'digital marketing agency',
    'product development firm',
    'AI-powered solutions',
    'remote team',
  ],
  category: 'company',
  pageType: 'about',
} as const satisfies PageMeta
