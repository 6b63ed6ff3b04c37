import { claims } from '#content/claims.ts'
import { countedInWords, nounFor } from '#shared/words.ts'
import { site } from '#site.config.ts'
import { channelCount, minimumBudget } from '#content/digital-advertising/page.ts'
import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'
import type {
  AttributionModel,
  ClosingCall,
  Era,
  ExampleFinding,
  IndustryCard,
  MetricGroup,
  OptimizationService,
  Outcome,
  PackageTerm,
  ProcessStep,
  ResultFigure,
  TitledIcon,
  TrustBadge,
} from '#content/services/service-page.ts'

export const hero = {
  heading: 'Digital advertising that shows its work',
  lede: `We buy search, social, display and TV placements, tie the spend to leads and sales, and switch off what does not pay. Our clients are in ${claims.campaignCountries} ${nounFor(claims.campaignCountries, 'country', 'countries')}.`,
  screenHost: 'ads.example',
  auditAction: 'Get the free audit',
  packageAction: `See the ${formatMoney(prices.advertisingSetup)} package`,
  waypoints: [
    { title: 'Free audit', note: `valued at ${formatMoney(prices.advertisingAuditValue)}` },
    { title: 'Setup', note: `${formatMoney(prices.advertisingSetup)}, paid once` },
    { title: 'First results', note: `${claims.firstAdResults} after launch` },
    { title: 'Day 30', note: 'keep, change or stop' },
  ],
} as const

export const trustBadges = [
  { icon: 'award', text: claims.agencyAward, note: claims.agencyAwardYear },
  { icon: 'sparkles', text: claims.innovationAward, note: claims.innovationAwardField },
  {
    icon: 'users',
    text: `${claims.enterpriseClients} ${nounFor(claims.enterpriseClients, 'enterprise client')}`,
    note: `since ${site.foundedYear}`,
  },
  { icon: 'repeat-2', text: `${claims.clientRetention} of clients`, note: 'stay with us' },
] as const satisfies readonly TrustBadge[]

export const explanation = {
  heading: 'What digital advertising is',
  paragraphs: [
    'You pay a platform to put a message in front of a person. Nearly every placement is sold in an auction that runs while the page loads. The auction weighs what you bid, how well the ad fits, and what the platform expects that person to do next.',
    `That makes it the fastest channel there is. Paid ads typically show first results in ${claims.firstAdResults}, while search rankings take ${claims.searchResults}. It also stops the hour you stop paying, so the job is to find the clicks that earn more than they cost, and to buy only those.`,
  ],
} as const

export const benefits = [
  {
    icon: 'lock',
    title: 'The accounts are yours',
    description: 'Ad accounts, audiences and history stay in your name, whoever runs them next.',
  },
  {
    icon: 'wallet',
    title: 'You pay the platforms directly',
    description: 'Ad spend never passes through us, so you can check every invoice against the platform.',
  },
  {
    icon: 'octagon-x',
    title: 'A stop rule before a start date',
    description: 'Before a campaign starts, we agree in writing on the number at which we switch it off.',
  },
  {
    icon: 'file-text',
    title: `One report for ${countedInWords(channelCount, 'channel')}`,
    description: 'Each order is counted once, not once for every platform that claims it.',
  },
] as const satisfies readonly TitledIcon[]

export const processSteps = [
  {
    step: 'Audit',
    description:
      "We read the account's history before anyone touches a bid. The audit is free and yours to keep.",
    deliverables: ['Findings, in order of cost', 'Wasted-spend list', 'Tracking check'],
  },
  {
    step: 'Plan',
    description: 'We agree in writing on channels, budget split and the one number that defines success.',
    deliverables: ['Media plan', 'Budget split', 'Measurement plan'],
  },
  {
    step: 'Launch',
    description: `Tracking comes first, campaigns second. Paid ads typically show results in ${claims.firstAdResults}.`,
    deliverables: ['Conversion tracking', 'Ads and landing pages', 'Live campaigns'],
  },
  {
    step: 'Tune',
    description: 'We move budget to what sells. Every change is logged with its reason.',
    deliverables: ['Change log', 'Monthly report', "Next month's budget"],
  },
] as const satisfies readonly ProcessStep[]

export const leadingResult = {
  figure: claims.moreSales,
  result: 'more online sales',
  source: 'A retail brand, where each person’s purchase history decided which products they saw',
} as const satisfies ResultFigure

export const resultFigures = [
  {
    figure: claims.moreLeads,
    result: 'more qualified leads',
    source: 'A tech startup, with inquiries scored against closed deals',
  },
  {
    figure: claims.firstAdResults.replace(' hours', ' h'),
    result: 'to the first paid results',
    source: 'Typical, counted from launch',
  },
  {
    figure: claims.campaignCountries,
    result: nounFor(claims.campaignCountries, 'country', 'countries'),
    source: 'where we run campaigns for clients',
  },
] as const satisfies readonly ResultFigure[]

export const outcomes = [
  {
    question: 'Where did the money go?',
    before: 'Each platform reports its own total, and together they claim more orders than you had.',
    after: 'One report, reconciled with the orders in your own books.',
  },
  {
    question: 'Which ads should stop?',
    before: 'The best arguer in the meeting decides.',
    after: 'A stop rule decides, and the change log shows when it did.',
  },
  {
    question: 'What does a customer cost?',
    before: 'You know the cost per click and guess the cost per customer.',
    after: 'You know the cost per customer and per channel, next to the margin.',
  },
  {
    question: 'What happens next month?',
    before: "Last month's budget, copied.",
    after: 'A new split for the month ahead, with a reason for each change.',
  },
] as const satisfies readonly Outcome[]

export const examplePath = {
  note: 'An example. In your account the data-driven shares come from your own conversions.',
  touches: [
    { icon: 'tv', name: 'TV spot', label: 'TV' },
    { icon: 'message-circle', name: 'Social ad', label: 'Social' },
    { icon: 'search', name: 'Search ad', label: 'Search' },
    { icon: 'mouse-pointer-click', name: 'Brand search', label: 'Brand' },
  ],
  orderValue: 100,
} as const

export const attributionModels = [
  {
    model: 'First click',
    description: 'Credits the ad that started it. Use it to judge reach.',
    shares: [100, 0, 0, 0],
  },
  {
    model: 'Last click',
    description: 'Credits the ad before the sale. Flatters your own brand.',
    shares: [0, 0, 0, 100],
  },
  {
    model: 'Linear',
    description: 'Credits every ad equally. Fair, but rarely right.',
    shares: [25, 25, 25, 25],
  },
  {
    model: 'Data-driven',
    description: 'Credits each ad by how much it changed the odds.',
    shares: [24, 17, 42, 17],
    isDefault: true,
  },
] as const satisfies readonly AttributionModel[]

export const metricGroups = [
  {
    group: 'Awareness',
    question: 'Did the right people see it?',
    metrics: [
      { metric: 'Viewable impressions', description: 'Times the ad was actually on a screen' },
      { metric: 'Unique reach', description: 'People, not impressions' },
      { metric: 'Frequency', description: 'How often each of them saw it' },
    ],
  },
  {
    group: 'Engagement',
    question: 'Did they care?',
    metrics: [
      { metric: 'Click-through rate', description: 'Clicks per hundred impressions' },
      { metric: 'Completed views', description: 'Spots watched to the end' },
      { metric: 'Engaged visits', description: 'Visits that went beyond the first page' },
    ],
  },
  {
    group: 'Conversion',
    question: 'Did it pay?',
    metrics: [
      { metric: 'Cost per acquisition', description: 'Spend per new customer' },
      { metric: 'Return on ad spend', description: 'Revenue divided by ad spend' },
      { metric: 'Margin after ads', description: 'What is left after paying for goods and ads' },
    ],
  },
] as const satisfies readonly MetricGroup<'Awareness' | 'Engagement' | 'Conversion'>[]

const everyDay = Array.from({ length: 30 }, (_, index) => index + 1)
const workingDays = everyDay.filter((day) => day % 7 !== 6 && day % 7 !== 0)

export const optimizationServices = [
  {
    service: 'Bid management',
    description: 'Bids follow margin, hour, device and location.',
    rhythm: 'Daily',
    days: everyDay,
  },
  {
    service: 'Budget pacing',
    description: 'The budget lasts the month instead of running out by the 20th.',
    rhythm: 'Working days',
    days: workingDays,
  },
  {
    service: 'Search-term cleanup',
    description: 'Queries that never lead to a sale go on the negative list.',
    rhythm: 'Weekly',
    days: [2, 9, 16, 23, 30],
  },
  {
    service: 'Creative testing',
    description: 'New ads run against the best one until the stop rule ends the test.',
    rhythm: 'Every two weeks',
    days: [4, 18],
  },
  {
    service: 'Audience refresh',
    description: 'Buyers leave prospecting, and new lookalikes join it.',
    rhythm: 'Every two weeks',
    days: [11, 25],
  },
  {
    service: 'Landing-page review',
    description: 'We measure and fix the page behind the most expensive clicks.',
    rhythm: 'Monthly',
    days: [22],
  },
] as const satisfies readonly OptimizationService[]

export const audit = {
  heading: `A free audit, valued at ${formatMoney(prices.advertisingAuditValue)}`,
  text: 'You give us read-only access. We read the history of every live account and report what we found, most expensive first. You keep the audit whether or not you hire us.',
  covers: [
    'Searches and placements that spend and never sell',
    'Tracking: what is counted twice, and what is not counted',
    'Bids, budgets and ad schedules',
    'Audiences that overlap and bid against each other',
    'Ads and landing pages, side by side',
  ],
  exampleNote: 'An example of the findings page. The figures are invented and belong to no client.',
  exampleFindings: [
    { finding: 'Searches that never bought', monthlyCost: 1240 },
    { finding: 'Brand clicks you would have had anyway', monthlyCost: 860 },
    { finding: 'Two audiences bidding on each other', monthlyCost: 540 },
    { finding: 'Ads running while the store is closed', monthlyCost: 310 },
    { finding: 'One order counted twice', monthlyCost: 150 },
  ] satisfies readonly ExampleFinding[],
} as const

export const eras = [
  {
    year: 1994,
    era: 'Banners',
    description: 'Space is sold by the month, like a magazine page.',
    milestones: [
      { year: 1994, event: 'First banner ad, on HotWired' },
      { year: 1996, event: 'DoubleClick serves ads across sites' },
    ],
  },
  {
    year: 2000,
    era: 'Auctions',
    description: 'Search lets you bid on intent, one keyword at a time.',
    milestones: [
      { year: 2000, event: 'Google opens AdWords' },
      { year: 2005, event: 'Quality Score: relevance lowers the price' },
    ],
  },
  {
    year: 2007,
    era: 'Social and mobile',
    description: 'The ad follows the person instead of the page, and fits in a pocket.',
    milestones: [
      { year: 2007, event: 'Facebook Ads' },
      { year: 2009, event: 'Real-time bidding exchanges' },
    ],
  },
  {
    year: 2013,
    era: 'Programmatic',
    description: 'Software buys most display ads. Then the law catches up.',
    milestones: [
      { year: site.foundedYear, event: `${site.brand} founded`, isOurs: true },
      { year: 2018, event: 'GDPR takes effect' },
    ],
  },
  {
    year: 2021,
    era: 'Privacy and AI',
    description: 'Less tracking, more modeling. First-party data decides who wins.',
    milestones: [
      { year: 2021, event: 'App tracking requires permission; Performance Max' },
      { year: 2023, event: 'Universal Analytics stops' },
    ],
  },
] as const satisfies readonly Era[]

export const offer = {
  heading: 'Set up once, managed for the first month',
  summary: 'Everything it takes to get from a signed order to a live, measured account.',
  priceNote: 'One-time setup',
  includes: 'Includes 30 days of management',
  action: 'Start with this package',
  deliverables: [
    'Audit of every live account',
    'Channel plan and budget split',
    'Conversion tracking, server-side',
    'Campaign build, chosen channels',
    'Ad copy and creative, first set',
    'Landing-page review',
    'Dashboard on your own data',
    '30 days of management',
  ],
  terms: [
    { term: 'Not included', description: 'Ad spend. You pay the platforms directly.' },
    { term: 'Suggested minimum', description: `${minimumBudget} a month in ad spend` },
    { term: 'After day 30', description: 'Performance-based management, or a handover' },
  ] satisfies readonly PackageTerm[],
} as const

export const industryCards = [
  {
    path: '/services/ecommerce-advertising',
    name: 'E-commerce',
    text: 'Every product has a different margin, so every product gets its own bid.',
    specialties: ['Shopping feeds', 'Margin bidding', 'Cart recovery'],
    regions: 'North America, Europe, South Asia',
  },
  {
    path: '/services/b2b-saas-advertising',
    name: 'B2B SaaS',
    text: 'The sale closes months after the click, so we report on pipeline instead of form fills.',
    specialties: ['Demo pipeline', 'CRM matching', 'Account lists'],
    regions: 'North America, Europe',
  },
  {
    path: '/services/local-business-advertising',
    name: 'Local business',
    text: 'Ads reach people close enough to come in, so you don’t pay for clicks from the next state.',
    specialties: ['Map ads', 'Call tracking', 'Radius bids'],
    regions: 'United States, Nepal',
  },
] as const satisfies readonly IndustryCard[]

export const closing = {
  heading: 'Find out what your ads are wasting',
  text: `The audit is valued at ${formatMoney(prices.advertisingAuditValue)} and free. You keep it whether or not you hire us.`,
  action: 'Get the free audit',
  steps: [
    { title: 'You write', description: 'Send one email with your site and your monthly spend.' },
    {
      title: `We reply within ${claims.replyTime}`,
      description: 'We tell you what read-only access we need, and ask for no more.',
    },
    {
      title: 'You get the audit',
      description: 'You get the findings in order of cost, on a call or in writing.',
    },
  ],
} as const satisfies ClosingCall
