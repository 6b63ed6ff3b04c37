import { site, strategyRating } from '#site.config.ts'

export const claims = {
  enterpriseClients: '31',
  marketingClients: '31',
  clientRetention: '9 of 10',
  clientCountries: '5',
  campaignCountries: '5',
  continents: '1',
  projects: '44',
  averageRoi: '120%',
  fasterDevelopment: '20%',
  moreLeads: '70%',
  moreSales: '55%',
  lowerCosts: '12%',
  agencyAward: 'Studio of the Year',
  agencyAwardYear: '2025',
  innovationAward: 'Prize for Clear Writing',
  innovationAwardField: 'in Lisbon',
  growthAward: 'Small Studio Prize',
  replyTime: 'two days',
  accessibilityReplyTime: '5 working days',
  firstAdResults: '4 days',
  searchResults: '5 months',
  marketingShare: '5-9%',
  digitalShare: '30-40%',
} as const

export interface Claim {
  value: string
  of: string
  source: string
  owner: string
  reviewBy: string
}

const sample = {
  source: 'Our ledger',
  owner: 'Inês',
  reviewBy: '2027-12-31',
} as const

export const claimRegister = (): Readonly<Record<keyof typeof claims | 'foundedYear' | 'rating', Claim>> => ({
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
  foundedYear: { value: String(site.foundedYear), of: 'founded', ...sample },
  rating: {
    value: `${strategyRating.value} by ${strategyRating.count}`,
    of: 'rating of the strategy package',
    ...sample,
  },
})
