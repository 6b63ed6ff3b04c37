import { claims } from '#content/claims.ts'
import {
  marketingStages,
  type ClosingCall,
  type MetricGroup,
  type ServicedIndustry,
  type SuccessStory,
  type TrustBadge,
} from '#content/services/service-page.ts'
import { capitalize, countedInWords, nounFor } from '#shared/words.ts'
import { site } from '#site.config.ts'
import { categories, guideline } from '#content/digital-marketing/page.ts'
import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'

export const hero = {
  heading: 'Digital marketing that pulls in one direction',
  lede: `${capitalize(countedInWords(categories.length, 'service'))} planned as one program and measured by what they bring in. ${claims.marketingClients} ${nounFor(claims.marketingClients, 'client')}, with an average ${claims.averageRoi} ROI.`,
  sessionAction: 'Book the free strategy session',
  proposalAction: 'Ask for a proposal',
  screenHost: 'ads.example',
  matrixCaption: 'Which service does which job',
} as const

export const trustBadges = [
  { icon: 'award', text: claims.agencyAward, note: claims.agencyAwardYear },
  { icon: 'sparkles', text: claims.innovationAward, note: claims.innovationAwardField },
  {
    icon: 'users',
    text: `${claims.enterpriseClients} ${nounFor(claims.enterpriseClients, 'enterprise client')}`,
    note: `in ${claims.clientCountries} ${nounFor(claims.clientCountries, 'country', 'countries')}, since ${site.foundedYear}`,
  },
  { icon: 'repeat-2', text: `${claims.clientRetention} of clients`, note: 'stay with us' },
] as const satisfies readonly TrustBadge[]

export const explanation = {
  heading: 'What digital marketing is',
  paragraphs: [
    `Digital marketing is everything you do on a screen so that strangers become customers and customers come back: being found, being read, being chosen and being remembered. Those are ${countedInWords(marketingStages.length, 'job')}, and most services do more than one of them.`,
    'Bought one by one, they pull in different directions: search brings people the site cannot keep, and email sells what advertising has already sold. Planned together, they support each other, and one report shows which of them earned the order.',
  ],
} as const

export const budgetChart = {
  heading: 'What to spend',
  note: `A guideline: ${guideline.marketingShare} of revenue goes to marketing, and ${guideline.digitalShare} of that to digital.`,
  marketing: { name: 'to marketing', label: guideline.marketingShare, from: 7, to: 12 },
  digital: { name: 'of that to digital', label: guideline.digitalShare, from: 50, to: 70 },
  exampleRevenue: 1_000_000,
} as const

export const timeChart = {
  heading: 'When it pays off',
  note: 'Typical time from launch to first results. Each step to the right is several times longer than the one before.',
  ticks: [
    { label: '1 day', day: 1 },
    { label: '1 week', day: 7 },
    { label: '1 month', day: 30 },
    { label: '6 months', day: 182 },
  ],
  bars: [
    { name: 'Paid ads', label: guideline.paidResults, fromDay: 1, toDay: 2 },
    { name: 'SEO', label: guideline.seoResults, fromDay: 91, toDay: 182 },
  ],
} as const

export const servicesList = {
  heading: 'What we take off your desk',
  text: 'The same services, sorted by how often we do them. Choose one line or all of them.',
  rhythms: [
    {
      rhythm: 'Once',
      services: [
        'Analytics and consent setup',
        'Technical SEO repair',
        'Landing-page build',
        'Welcome and cart emails',
        'Product feed repair',
      ],
    },
    {
      rhythm: 'Every week',
      services: [
        'Articles and landing pages',
        'Search, shopping and social ads',
        'Posts, videos and replies',
        'Creator contracts and briefs',
        'Email campaigns',
      ],
    },
    {
      rhythm: 'Every month',
      services: [
        'One report, one page of decisions',
        'Rankings and competitors',
        'One completed conversion test',
        'Budget shifts, with reasons',
        'A planning call',
      ],
    },
  ],
  link: { label: 'See everything we offer', href: '/digital-marketplace' },
} as const

export const stories = [
  {
    industry: 'Technology startup',
    figure: claims.moreLeads,
    results: 'more qualified leads',
    services: ['PPC', 'Content', 'Analytics & CRO'],
    months: 6,
    story: 'lead-scoring-for-a-tech-startup',
  },
  {
    industry: 'Retail brand',
    figure: claims.moreSales,
    results: 'more online sales',
    services: ['E-commerce', 'Email', 'SEO'],
    months: 9,
    story: 'personal-shopping-for-a-retail-brand',
  },
  {
    industry: 'Enterprise company',
    figure: claims.lowerCosts,
    results: 'lower operational costs',
    services: ['AI micro-agents', 'Email', 'Analytics & CRO'],
    months: 12,
    story: 'automation-for-an-enterprise-company',
  },
] as const satisfies readonly SuccessStory[]

export const metricGroups = [
  {
    group: 'Awareness',
    question: 'How many of the right people know you?',
    metrics: [
      { metric: 'Reach', description: 'People who saw you at least once' },
      { metric: 'Branded searches', description: 'People who typed your name' },
      { metric: 'Share of voice', description: 'Your share of the results for the searches that matter' },
    ],
  },
  {
    group: 'Engagement',
    question: 'Do they stay?',
    metrics: [
      { metric: 'Engaged visits', description: 'Visits that went beyond the first page' },
      { metric: 'Reading and watch time', description: 'Minutes, not opens' },
      { metric: 'Replies and shares', description: 'What people did with a post' },
    ],
  },
  {
    group: 'Conversion',
    question: 'Do they buy?',
    metrics: [
      { metric: 'Conversion rate', description: 'Orders or inquiries per hundred visits' },
      { metric: 'Cost per acquisition', description: 'Spend per new customer' },
      { metric: 'Return on marketing', description: 'Margin divided by marketing spend' },
    ],
  },
  {
    group: 'Retention',
    question: 'Do they come back?',
    metrics: [
      { metric: 'Repeat purchase rate', description: 'Customers with a second order' },
      { metric: 'Churn', description: 'Customers lost in a month' },
      { metric: 'Customer lifetime value', description: 'Margin from one customer over the years' },
    ],
  },
] as const satisfies readonly MetricGroup<'Awareness' | 'Engagement' | 'Conversion' | 'Retention'>[]

export const bestPractices = [
  {
    rule: 'Measure before you move',
    reason: 'A campaign without tracking teaches you nothing, however well it goes.',
  },
  {
    rule: 'One number decides',
    reason: 'Agree on it before you start, or every channel will bring its own.',
  },
  {
    rule: 'Fix before you build',
    reason: 'An old page that nearly ranks is cheaper than a new one that might.',
  },
  {
    rule: 'Test one thing at a time',
    reason: 'Change two things at once and you will not know which one worked.',
  },
  { rule: 'Ask before you track', reason: 'Consent is the law, and people who agree give you better data.' },
  {
    rule: 'Stop something every month',
    reason: 'The budget for your next idea is tied up in the one that never worked.',
  },
] as const

export const industries = [
  {
    name: 'E-commerce and retail',
    regions: 'North America, Europe, South Asia',
    specialties: ['Product feeds', 'Margin bidding', 'Repeat orders'],
    path: '/services/ecommerce-advertising',
  },
  {
    name: 'B2B software',
    regions: 'North America, Europe',
    specialties: ['Demo pipeline', 'Account lists', 'Long sales cycles'],
    path: '/services/b2b-saas-advertising',
  },
  {
    name: 'Local business',
    regions: 'United States, Nepal',
    specialties: ['Maps and listings', 'Call tracking', 'Reviews'],
    path: '/services/local-business-advertising',
  },
  {
    name: 'Tech startups',
    regions: 'United States, Europe, Nepal',
    specialties: ['First thousand users', 'Launch plans', 'Numbers for investors'],
  },
  {
    name: 'Enterprise',
    regions: 'Global',
    specialties: ['Many teams, one plan', 'Micro-agents', 'Data kept in-house'],
  },
] as const satisfies readonly ServicedIndustry[]

export const closing = {
  heading: 'Bring your numbers and leave with a start',
  text: `The strategy session is valued at ${formatMoney(prices.strategySessionValue)} and free. You leave with three things to do.`,
  action: 'Book the free strategy session',
  steps: [
    { title: 'You write', description: 'Send one email: what you sell, to whom, and what is not working.' },
    {
      title: `We reply within ${claims.replyTime}`,
      description: 'We suggest two times for the session and ask three questions.',
    },
    { title: 'You get the session', description: 'It is a call, with a page of notes and no obligation.' },
  ],
} as const satisfies ClosingCall
