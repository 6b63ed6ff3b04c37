import { capitalize, countedInWords } from '#shared/words.ts'
import { formatMoney } from '#shared/formats.ts'
import { isPaidOnline } from '#shared/is-paid-online.ts'
import { planMonths, strategyPackage } from '#content/strategy/page.ts'

/**
 * Bars run from the start of month `from` to the end of month `to`; the second bar of a lane is the main work.
 */
export const planLanes = [
  {
    name: 'SEO',
    bars: [
      { label: 'Fixes', from: 1, to: 2 },
      { label: 'Topic pages', from: 3, to: 6 },
    ],
  },
  {
    name: 'Content',
    bars: [
      { label: 'Audit', from: 1, to: 1 },
      { label: 'Publishing plan', from: 2, to: 6 },
    ],
  },
  {
    name: 'Paid media',
    bars: [
      { label: 'Tests', from: 2, to: 3 },
      { label: 'Scale what sells', from: 4, to: 6 },
    ],
  },
  {
    name: 'Email',
    bars: [
      { label: 'Setup', from: 3, to: 4 },
      { label: 'Sequences', from: 5, to: 6 },
    ],
  },
  {
    name: 'Analytics',
    bars: [
      { label: 'Setup', from: 1, to: 1 },
      { label: 'Monthly dashboard review', from: 2, to: 6 },
    ],
  },
] as const

export const supportSessions = [
  { label: 'Support session 1', shortLabel: 'Session 1', afterMonth: 2 },
  { label: 'Support session 2', shortLabel: 'Session 2', afterMonth: 4 },
] as const

export const planSources = [
  'Search Console',
  'Web analytics',
  'CRM and orders',
  'Ad accounts',
  'Competitors',
] as const

export const exampleMix = [
  { channel: 'Search', share: 0.71 },
  { channel: 'Content', share: 0.5 },
  { channel: 'Paid', share: 0.22 },
  { channel: 'Email', share: 0.62 },
] as const

export const strategyHighlights = {
  data: {
    title: 'Data-driven approach',
    text: `We read ${countedInWords(planSources.length, 'source')} before we write the first recommendation. Each recommendation names its source.`,
  },
  results: {
    title: 'Measurable results',
    text: 'A baseline on day one and a target for each channel, on the same chart.',
  },
  custom: {
    title: 'Custom strategy',
    text: 'The mix is set to your margin, team and season.',
  },
} as const

export const strategySections = [
  {
    name: 'features',
    title: 'Core Features & Benefits',
    unit: 'items',
    isOrdered: false,
    summary: 'Research, analysis, channels, content, SEO, measurement, budget',
    items: [
      { name: 'Market and audience research', detail: 'Who buys, what they search for, what stops them' },
      { name: 'Competitor analysis', detail: 'What they rank for, buy, and leave open' },
      { name: 'Channel strategy', detail: 'Which channels drive sales, and in which order' },
      { name: 'Content plan', detail: 'Topics, formats and owners, month by month' },
      { name: 'SEO groundwork', detail: 'Technical fixes ranked by effort and effect' },
      { name: 'Measurement framework', detail: 'One number per channel, and where to find it' },
      { name: 'Budget split', detail: 'What to spend where, and when to stop' },
    ],
  },
  {
    name: 'deliverables',
    title: 'Package Deliverables',
    unit: 'items',
    isOrdered: false,
    summary: 'Strategy document, audit, competitor analysis, content plan, dashboard, 2 sessions',
    items: [
      {
        name: '6-month strategy document',
        detail: 'Every task with an owner, an effort estimate and a due month',
      },
      { name: 'Marketing audit', detail: 'What you run today, what it returns, and what to stop' },
      { name: 'Competitor analysis', detail: 'Side by side: search, ads, content, offers' },
      { name: 'Content plan', detail: 'A calendar your team can run without us' },
      { name: 'Analytics dashboard', detail: 'Connected to your accounts, yours to keep' },
      { name: '2 implementation support sessions', detail: 'Calls with the person who wrote the plan' },
    ],
  },
  {
    name: 'process',
    title: 'Our Process',
    unit: 'steps',
    isOrdered: true,
    summary: 'Brief, audit, analysis, plan, handover',
    items: [
      {
        name: 'Brief',
        detail: 'An hour on your goals, margins and limits. You give read access to your accounts',
      },
      {
        name: 'Audit',
        detail: `We read the ${countedInWords(planSources.length, 'source')} and write down where you stand`,
      },
      { name: 'Analysis', detail: 'Audience, competitors and gaps, each finding with its source' },
      {
        name: 'Plan',
        detail: `${capitalize(countedInWords(planMonths.length, 'month'))} of tasks, budget and targets, checked by a second strategist`,
      },
      { name: 'Handover', detail: 'The document, the dashboard and a date for the first session' },
    ],
  },
] as const

export const strategyBreadcrumbs = [
  { name: 'Home', url: '/' },
  { name: 'Digital Marketing Strategy', url: strategyPackage.path },
] as const

export const strategyFaqs = [
  {
    question: `What do I receive on day ${strategyPackage.deliveryDays}?`,
    answer: 'A strategy document, the audit behind it, a content plan and a working dashboard.',
  },
  {
    question: 'Can my own team carry it out?',
    answer: 'Yes, it is written for that: each task has an owner, an effort estimate and a due month.',
  },
  {
    question: `What are the ${countedInWords(supportSessions.length, 'support session')}?`,
    answer:
      'They are calls with the person who wrote the plan. We suggest one at the start and one when the first results are in; you set the dates.',
  },
  {
    question: `Is ${formatMoney(strategyPackage.price)} the whole price?`,
    answer: 'Yes. You pay once, tax included. Ad spend and tools are yours to choose and pay for.',
  },
  {
    question: 'What do you need from me?',
    answer:
      'Read access to your analytics and ad accounts, and an hour for the brief. If you have neither, we plan without them and say where that makes the plan weaker.',
  },
  {
    question: 'How is the payment handled?',
    answer: isPaidOnline
      ? 'Through PayPal, on PayPal’s own page. We never see your card.'
      : 'You write to us to order, and we reply with how to pay. This site takes no payments.',
  },
] as const
