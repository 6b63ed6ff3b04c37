import { claims } from '#content/claims.ts'
import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'
import { productDevelopmentMeta } from '#content/product-development/meta.ts'

export const assessmentValue = formatMoney(prices.technicalAssessmentValue)

export const advantages = [
  {
    icon: 'code',
    title: 'First drafts in minutes',
    description:
      'Agents write the routine half: forms, endpoints, migrations. Engineers start where the work gets interesting.',
  },
  {
    icon: 'circle-check',
    title: 'Tests with every change',
    description: 'Every change arrives with its tests, even the dull ones that people put off.',
  },
  {
    icon: 'search',
    title: 'A reviewer that never skims',
    description: 'AI checks each commit for security, speed and dead ends before a person reads it.',
  },
  {
    icon: 'file-text',
    title: 'Documentation that keeps up',
    description:
      'Decisions and interfaces are documented from the code, so the documentation is never a year old.',
  },
] as const

export const teamRoles = [
  { role: 'Product lead', does: 'Asks why and writes down what', phases: [1, 2, 3, 4, 5, 6, 7, 8] },
  { role: 'Designer', does: 'Screens and how they connect', phases: [1, 2, 3, 5, 8] },
  { role: 'Architect', does: 'Parts, limits, and what breaks first', phases: [2, 3, 4, 5] },
  { role: 'AI engineer', does: 'Agents, models, evaluation', phases: [2, 4, 5, 6, 8] },
  { role: 'Developers', does: 'Web, mobile, API', phases: [4, 5, 6, 7, 8] },
  { role: 'QA engineer', does: 'Finds out how it breaks', phases: [3, 5, 6, 7] },
  { role: 'Operations', does: 'Hosting, releases, alerts', phases: [4, 6, 7, 8] },
] as const

export const productServices = [
  {
    name: 'Web applications',
    what: 'Portals, stores and back offices that people work in all day',
    start: 'A clickable prototype',
  },
  {
    name: 'Mobile apps',
    what: 'iOS and Android from one codebase, native where it counts',
    start: 'A build on your phone',
  },
  {
    name: 'AI-powered micro-agents',
    what: 'One job each: sort leads, draft replies, check a catalog',
    start: 'A test set of your cases',
  },
  {
    name: 'APIs and integrations',
    what: 'CRM, payments, store and ERP in one flow, with retries and logs',
    start: 'A map of what talks to what',
  },
  {
    name: 'Data and reporting',
    what: 'One store for the numbers, and screens that people read',
    start: 'One question answered',
  },
] as const

export const technologyRings = [
  {
    ring: 'Under test',
    note: 'in our own tools first',
    items: ['On-device models', 'Local-first sync', 'WebGPU'],
  },
  {
    ring: 'Where it fits better',
    note: 'for your team, your platform or your users',
    items: ['Laravel', 'Python', 'Next.js', 'Swift', 'Kotlin', 'MySQL', 'Redis', 'AWS', 'Docker'],
  },
  {
    ring: 'Our defaults',
    note: 'unless there is a reason against them',
    items: [
      'TypeScript',
      'React',
      'React Native',
      'Node.js',
      'PostgreSQL',
      'Language models',
      'Vector search',
      'Cloudflare',
    ],
  },
] as const

export const successStories = [
  {
    industry: 'Tech startup',
    figure: claims.moreLeads,
    result: 'more qualified leads',
    text: 'A scoring agent and a new sign-up flow. Sales calls only people who asked for a call.',
    technologies: ['React', 'Node.js', 'Language models'],
    months: 4,
    story: 'lead-scoring-for-a-tech-startup',
  },
  {
    industry: 'Retail brand',
    figure: claims.moreSales,
    result: 'more online sales',
    text: 'The store, app and warehouse share one stock count. What is shown as in stock is in stock.',
    technologies: ['Next.js', 'React Native', 'Laravel'],
    months: 7,
    story: 'personal-shopping-for-a-retail-brand',
  },
  {
    industry: 'Enterprise company',
    figure: claims.lowerCosts,
    result: 'lower operational costs',
    text: 'Micro-agents handle invoices and orders, and people handle the cases that need them.',
    technologies: ['Python', 'PostgreSQL', 'Agents'],
    months: 9,
    story: 'automation-for-an-enterprise-company',
  },
] as const

export const engagements = [
  {
    icon: 'compass',
    title: 'Product discovery',
    text: 'Phases 1 to 3 only: you leave with a prototype, a scope and a price.',
  },
  { icon: 'folder-kanban', title: 'Complete build', text: 'All eight phases, one team, one weekly demo.' },
  {
    icon: 'bot',
    title: 'AI in an existing product',
    text: 'An agent or a search feature in the product you already run, measured before and after.',
  },
  {
    icon: 'triangle-alert',
    title: 'Rescue',
    text: 'We review a stalled project, get it running, and finish it or stop it for a reason.',
  },
  {
    icon: 'layers',
    title: 'Modernization',
    text: 'We move old platforms in steps and keep them open for business.',
  },
  { icon: 'clock', title: 'Care', text: 'Updates, monitoring and small changes after the launch.' },
] as const

export const assessmentSteps = [
  { title: 'You write', description: 'Tell us about the idea, or the code that got stuck, in a few lines.' },
  {
    title: `We answer within ${claims.replyTime}`,
    description: 'We ask questions and set a date for an hour together.',
  },
  {
    title: 'You get the assessment',
    description: 'You read what can be built, what worries us and what it costs. It is yours to keep.',
  },
] as const

export const productBreadcrumbs = [
  { name: 'Home', url: '/' },
  { name: 'Services', url: '/services' },
  { name: 'Product Development', url: productDevelopmentMeta.path },
] as const

export const mvpPackage = {
  name: 'AI MVP package',
  price: prices.mvp,
  supportMonths: 2,
  contents: [
    'Scope and clickable prototype',
    'One platform: web or mobile',
    'One AI feature with its test set',
    'Accounts, payment or data import',
    'Staged launch with monitoring',
    'Source code and accounts in your name',
  ],
  terms: [
    {
      term: 'Starts at',
      text: 'The price for one platform and one AI feature. You get a fixed offer after the assessment.',
    },
    { term: 'Support', text: '2 months of support are included: fixes, small changes, questions.' },
    { term: 'Not included', text: 'Running costs for hosting and models. We estimate them before you sign.' },
  ],
} as const
