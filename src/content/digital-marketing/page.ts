import { claims } from '#content/claims.ts'
import { countInWords } from '#shared/words.ts'
import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'
import type { AuditStep, ComponentCategory, PageAnchor } from '#content/services/service-page.ts'

export const guideline = {
  marketingShare: claims.marketingShare,
  digitalShare: claims.digitalShare,
  seoResults: claims.searchResults,
  paidResults: claims.firstAdResults,
} as const

export const anchors = [
  { id: 'budget', label: 'Budget' },
  { id: 'components', label: 'Components' },
  { id: 'services', label: 'Services' },
  { id: 'audit', label: 'Audit' },
  { id: 'stories', label: 'Results' },
  { id: 'metrics', label: 'KPIs' },
  { id: 'industries', label: 'Industries' },
  { id: 'package', label: 'Package' },
  { id: 'questions', label: 'Questions' },
] as const satisfies readonly PageAnchor[]

export const stageNames = {
  acquisition: 'Acquisition',
  engagement: 'Engagement',
  conversion: 'Conversion',
  retention: 'Retention',
} as const

export const categories = [
  {
    icon: 'search',
    title: 'SEO',
    stages: ['acquisition'],
    description: 'People who search for what you sell find you, not a page that copied yours.',
    features: [
      'Technical problems found and fixed',
      'Pages written for real searches',
      'Internal links that carry weight',
      'Local listings kept correct',
      'Answers that AI search can cite',
    ],
  },
  {
    icon: 'mouse-pointer-click',
    title: 'PPC',
    stages: ['acquisition', 'conversion'],
    description: 'Paid clicks, bought only where they earn more than they cost.',
    features: [
      'Search and shopping campaigns',
      'Bids set by margin',
      'Weekly negative-keyword list',
      'Ads tested against each other',
      'Spend tied to orders',
    ],
  },
  {
    icon: 'pen-line',
    title: 'Content',
    stages: ['acquisition', 'engagement', 'retention'],
    description: 'Articles, guides and tools that answer a question before they sell anything.',
    features: [
      'Topics taken from search and sales calls',
      'Drafts checked by experts',
      'A calendar your team can keep up',
      'Old pages fixed before new ones',
      'Case studies with their numbers',
    ],
  },
  {
    icon: 'message-circle',
    title: 'Social',
    stages: ['acquisition', 'engagement'],
    description: 'Posts made for the network they appear on, and somebody there to reply.',
    features: [
      'Two or three networks, not seven',
      'Posts planned a month ahead',
      'Replies within working hours',
      'Paid reach for what did well',
      'Social traffic tracked to the order',
    ],
  },
  {
    icon: 'video',
    title: 'Video',
    stages: ['engagement'],
    description: 'Short videos that show your product at work, cut for each screen.',
    features: [
      'Scripts from customer questions',
      'One shoot, many cuts',
      'Captions on every video',
      'Titles tested before release',
      'Watch time measured, not just views',
    ],
  },
  {
    icon: 'megaphone',
    title: 'Influencer',
    stages: ['engagement'],
    description: 'Creators your customers already follow, paid openly and labeled as ads.',
    features: [
      'Followers checked before a contract',
      'Fixed fees, agreed in writing',
      'Usage rights cleared up front',
      'A code and a link for each creator',
      'Cost per order by creator',
    ],
  },
  {
    icon: 'chart-line',
    title: 'Analytics & CRO',
    stages: ['conversion'],
    description: 'What visitors do on your site, counted once, and what happens when you change something.',
    features: [
      'Tracking that agrees with your books',
      'One dashboard for all channels',
      'Tests with a stop rule',
      'Forms and checkouts shortened',
      'Consent done properly',
    ],
  },
  {
    icon: 'shopping-cart',
    title: 'E-commerce',
    stages: ['conversion', 'retention'],
    description: 'Product pages, feeds and carts that bring people to checkout, and back again.',
    features: [
      'Product data repaired at the source',
      'Store search that finds products',
      'Checkout problems listed by cost',
      'Abandoned carts followed up',
      'Repeat orders made easy',
    ],
  },
  {
    icon: 'mail',
    title: 'Email',
    stages: ['conversion', 'retention'],
    description: 'Messages people asked for, sent when they are useful.',
    features: [
      'Welcome and cart sequences',
      'Segments by what people bought',
      'Lists cleaned twice a year',
      'Subject lines tested on 10% first',
      'Delivery checked with every provider',
    ],
  },
  {
    icon: 'smartphone',
    title: 'Mobile',
    stages: ['retention'],
    description: 'Apps and messages on the one screen people always carry.',
    features: [
      'Pages that load on a slow phone',
      'App store listings written and tested',
      'Push messages with a reason',
      'Text messages, sparingly',
      'Wallet passes and loyalty cards',
    ],
  },
] as const satisfies readonly ComponentCategory[]

const auditSteps = [
  {
    step: 'Goals and numbers',
    description: 'What a customer is worth, what you can pay for one, and what success looks like in a year.',
    delivers: ['One number that decides', 'Margin and cost limits'],
  },
  {
    step: 'Analytics and tracking',
    description: 'What is counted, what is counted twice, and what nobody counts.',
    delivers: ['List of tracking problems', 'Orders reconciled with your books'],
  },
  {
    step: 'Search and site',
    description: 'Where you rank, why you do not rank higher, and which pages lose visitors.',
    delivers: ['Technical problems by effort', 'Pages to fix first'],
  },
  {
    step: 'Content and channels',
    description: 'What you publish, send and buy today, and what each of them returns.',
    delivers: ['Cost and return per channel', 'What to stop'],
  },
  {
    step: 'Competitors',
    description: 'What they rank for, what they buy, and what they leave open.',
    delivers: ['Side-by-side table', 'Gaps worth filling'],
  },
  {
    step: 'Priorities',
    description: 'All findings, in the order that pays off soonest.',
    delivers: ['Ranked list with effort and effect', 'First month, task by task'],
  },
] satisfies readonly AuditStep[]

export const audit = {
  heading: `A ${countInWords(auditSteps.length)}-step audit before any plan`,
  text: `It starts with a free strategy session, valued at ${formatMoney(prices.strategySessionValue)}, with the person who would write your plan. Bring your numbers; we bring the questions.`,
  action: 'Book the session',
  steps: auditSteps,
} as const

export const marketingPackage = {
  name: 'Digital Marketing Strategy & Activation Package',
  price: prices.strategy,
  priceNote: 'one-time',
  badge: 'MOST POPULAR',
  summary: 'A six-month plan built on your own numbers and delivered in 7 days, and help getting started.',
  action: 'Start with this package',
  deliverables: [
    '6-month strategy',
    'Marketing audit',
    'Competitor analysis',
    'Content plan',
    'Analytics dashboard',
    '2 implementation support sessions',
    'Channel mix and budget split',
    'SEO problems ranked by effort',
    'Measurement plan',
    'Campaign calendar',
  ],
} as const

export const neighbours = {
  below: {
    name: 'Research & Growth Packages',
    price: `Starting at ${formatMoney(prices.growthPackages)}`,
    text: 'Market and keyword research, one question at a time.',
    href: '/growth-packages',
    action: 'See all services',
  },
  above: {
    name: 'Digital Advertising Strategy & Launch',
    price: `${formatMoney(prices.advertisingSetup)} one-time setup`,
    text: 'Accounts, campaigns and tracking, with 30 days of management included.',
    href: '/services/digital-advertising',
    action: 'See digital advertising',
  },
} as const
