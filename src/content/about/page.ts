import { claims } from '#content/claims.ts'
import { capitalize, countedInWords, nounFor } from '#shared/words.ts'
import { site } from '#site.config.ts'

interface Stat {
  before?: string
  figure: string
  label: string
}

export const aboutStats: readonly Stat[] = [
  { figure: claims.enterpriseClients, label: nounFor(claims.enterpriseClients, 'enterprise client') },
  { figure: claims.clientRetention, label: 'client retention' },
  { figure: claims.clientCountries, label: nounFor(claims.clientCountries, 'country', 'countries') },
  { before: 'since', figure: String(site.foundedYear), label: 'in business' },
]

export const aboutHighlights = [
  {
    icon: 'brain-circuit',
    title: 'AI in every service',
    text: 'Micro-agents sort, draft and monitor in each of our services. Each has one job, a test set and a person who signs off.',
  },
  {
    icon: 'target',
    title: 'A baseline before the work',
    text: 'We record where you stand on day one, so nobody has to take our word for it later.',
  },
  {
    icon: 'handshake',
    title: 'Clients who stay',
    text: `${claims.clientRetention} of them do. They own their accounts, their code and their data, so they are free to leave.`,
  },
  {
    icon: 'globe',
    title: 'Always someone awake',
    text: `${capitalize(countedInWords(site.offices.length, 'office'))} and a remote team across ${claims.continents} ${nounFor(claims.continents, 'continent')} hand work over to each other in writing.`,
  },
] as const

export const mission = {
  heading: 'Make AI useful to businesses with other work to do',
  text: 'Most companies do not need a lab. They need more of the right inquiries, fewer hours lost to copying data, and a product that works. We use AI where it helps with that and leave it out where it does not.',
  promises: [
    { title: 'We say what it costs', text: 'In writing, before we start, including what is not covered.' },
    {
      title: 'We say what it achieved',
      text: 'Compared with the baseline from day one, even when the gain is small.',
    },
    { title: 'We say when to stop', text: 'When a channel, a feature or a contract does not earn its keep.' },
  ],
} as const

export const approach = {
  heading: 'Small steps, each with an exit',
  steps: [
    { title: 'Read', text: 'We read your accounts, code and numbers before we recommend anything.' },
    { title: 'Agree', text: 'One goal, one number, one page.' },
    { title: 'Build', text: 'In weeks, not quarters, with a demo every week.' },
    { title: 'Measure', text: 'Against the baseline. Then we keep, change or drop it.' },
  ],
} as const

export const expertise = {
  heading: 'What you can ask us about',
  fields: [
    {
      field: 'Digital marketing',
      topics: ['SEO', 'Content', 'Email', 'Analytics and CRO'],
      path: '/services/digital-marketing',
    },
    {
      field: 'Digital advertising',
      topics: ['Search', 'Social', 'Display', 'Connected TV'],
      path: '/services/digital-advertising',
    },
    {
      field: 'Product development',
      topics: ['Web', 'Mobile', 'APIs', 'Data'],
      path: '/services/product-development',
    },
    {
      field: 'AI-powered micro-agents',
      topics: ['Lead scoring', 'Drafting', 'Catalog checks', 'Support'],
      path: '/services/product-development',
    },
    {
      field: 'Research and growth',
      topics: ['Markets', 'Competitors', 'Buyers', 'Opportunities'],
      path: '/services',
    },
  ],
} as const
