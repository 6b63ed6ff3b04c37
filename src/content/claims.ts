import { site, strategyRating } from '#site.config.ts'

export const claims = {
  enterpriseClients: '200+',
  marketingClients: '500+',
  clientRetention: '98%',
  clientCountries: '32',
  campaignCountries: '35+',
  continents: '3',
  projects: '300+',
  averageRoi: '300%',
  fasterDevelopment: '60%',
  moreLeads: '250%',
  moreSales: '400%',
  lowerCosts: '35%',
  agencyAward: 'Best Digital Marketing Agency',
  agencyAwardYear: '2024',
  innovationAward: 'Top AI Innovation',
  innovationAwardField: 'in Marketing',
  growthAward: 'Fast-Growing Agency',
  replyTime: '24 hours',
  accessibilityReplyTime: '3 business days',
  firstAdResults: '24-48 hours',
  searchResults: '3-6 months',
  marketingShare: '7-12%',
  digitalShare: '50-70%',
} as const

export interface Claim {
  value: string
  /** What is counted, in the words of the pages: the doctor searches for other figures before these words. */
  of: string
  source: string
  owner: string
  reviewBy: string
}

const sample = {
  source: 'A figure of the sample agency',
  owner: 'The sample agency',
  reviewBy: '2027-12-31',
} as const

const configuration = {
  ...sample,
  source: 'The configuration (site.config.ts)',
  owner: site.legalName,
} as const

/** A function, so that sources and owners never reach a visitor's browser (docs/own-site.md, Claims). */
export const claimRegister = (): Readonly<
  Record<keyof typeof claims | 'foundedYear', Claim> & { strategyRating?: Claim }
> => ({
  enterpriseClients: { value: claims.enterpriseClients, of: 'enterprise clients', ...sample },
  marketingClients: { value: claims.marketingClients, of: 'clients', ...sample },
  clientRetention: { value: claims.clientRetention, of: 'client retention', ...sample },
  clientCountries: { value: claims.clientCountries, of: 'countries', ...sample },
  campaignCountries: { value: claims.campaignCountries, of: 'countries', ...sample },
  continents: { value: claims.continents, of: 'continents', ...sample },
  projects: { value: claims.projects, of: 'projects', ...sample },
  averageRoi: { value: claims.averageRoi, of: 'ROI', ...sample },
  fasterDevelopment: { value: claims.fasterDevelopment, of: 'faster', ...sample },
  moreLeads: { value: claims.moreLeads, of: 'more qualified leads', ...sample },
  moreSales: { value: claims.moreSales, of: 'more online sales', ...sample },
  lowerCosts: { value: claims.lowerCosts, of: 'lower operational costs', ...sample },
  agencyAward: { value: claims.agencyAward, of: 'award', ...sample },
  agencyAwardYear: { value: claims.agencyAwardYear, of: 'year of the award', ...sample },
  innovationAward: { value: claims.innovationAward, of: 'award', ...sample },
  innovationAwardField: { value: claims.innovationAwardField, of: 'field of the award', ...sample },
  growthAward: { value: claims.growthAward, of: 'award', ...sample },
  replyTime: { value: claims.replyTime, of: 'to a reply', ...sample },
  accessibilityReplyTime: {
    value: claims.accessibilityReplyTime,
    of: 'to an answer on accessibility',
    ...sample,
  },
  firstAdResults: { value: claims.firstAdResults, of: 'to the first paid results', ...sample },
  searchResults: { value: claims.searchResults, of: 'to results of search', ...sample },
  marketingShare: { value: claims.marketingShare, of: 'of revenue to marketing', ...sample },
  digitalShare: { value: claims.digitalShare, of: 'of marketing to digital', ...sample },
  foundedYear: { value: String(site.foundedYear), of: 'founded', ...configuration },
  ...(strategyRating.count > 0 && {
    strategyRating: {
      value: `${strategyRating.value} by ${strategyRating.count}`,
      of: 'rating of the strategy package',
      ...configuration,
    },
  }),
})
