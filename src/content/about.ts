import { site } from '#site.config.ts'

/** Copy of /about. */

interface Stat {
  /** A word before the figure. */
  before?: string
  figure: string
  label: string
}

export const aboutStats: readonly Stat[] = [
  { figure: '200+', label: 'enterprise clients' },
  { figure: '98%', label: 'client retention' },
  { figure: '32', label: 'countries' },
  { before: 'since', figure: String(site.foundedYear), label: 'in business' },
]

export const aboutHighlights = [
  {
    icon: 'brain-circuit',
    title: 'AI in every service',
    text: 'Micro-agents sort, draft and watch in each of our services. Each has one job, a test set and a person who signs.',
  },
  {
    icon: 'target',
    title: 'A number before the work',
    text: 'We write down where you stand on the first day, so that nobody has to believe us later.',
  },
  {
    icon: 'handshake',
    title: 'Clients who stay',
    text: '98% of them do. They own their accounts, their code and their data, so it is not for lack of a door.',
  },
  {
    icon: 'globe',
    title: 'Awake somewhere',
    text: 'Two offices and a remote team across 3 continents hand work over in writing, in both directions.',
  },
] as const

export const mission = {
  heading: 'Make AI useful to businesses that have something else to do',
  text: 'Most companies do not need a laboratory. They need more of the right enquiries, fewer hours lost to copying, and a product that works. We use AI where it gets them there and leave it out where it does not.',
  promises: [
    { title: 'We say what it costs', text: 'Before, in writing, with what is not included.' },
    {
      title: 'We say what it brought',
      text: 'Against the number from the first day, also when it is a small one.',
    },
    { title: 'We say when to stop', text: 'A channel, a feature or a contract that does not earn its keep.' },
  ],
} as const

export const approach = {
  heading: 'Small steps, each with an exit',
  steps: [
    { title: 'Read', text: 'Accounts, code, figures. Nothing is recommended before it is read.' },
    { title: 'Agree', text: 'One goal, one number, one page.' },
    { title: 'Build', text: 'In weeks, not quarters, and shown every week.' },
    { title: 'Measure', text: 'Against the first day. Keep, change or drop.' },
  ],
} as const

export const expertise = {
  heading: 'What you can ask us about',
  fields: [
    {
      field: 'Digital marketing',
      topics: ['SEO', 'Content', 'E-mail', 'Analytics and CRO'],
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
      topics: ['Lead scoring', 'Drafting', 'Catalogue checks', 'Support'],
      path: '/services/product-development',
    },
    {
      field: 'Research and growth',
      topics: ['Markets', 'Competitors', 'Buyers', 'Opportunities'],
      path: '/services',
    },
  ],
} as const
