import type { MetricGroup } from '#content/services/service-page.ts'
import { capitalize, countedInWords } from '#shared/count-in-words.ts'
import { formatMoney } from '#shared/formats.ts'
import { marketingStages } from '#content/services/service-page.ts'
import { strategyPackage } from '#content/strategy/page.ts'
import { categories, marketingPackage } from '#content/digital-marketing/page.ts'
import {
  bestPractices,
  budgetChart,
  industries,
  metricGroups,
  stories,
} from '#content/digital-marketing/sections.ts'

const groups: readonly MetricGroup<string>[] = metricGroups
const metricCount = groups.reduce((sum, { metrics }) => sum + metrics.length, 0)

export const auditTrailCopy = {
  kicker: 'Audit',
  stepsNoun: 'steps',
  delivers: 'Delivers',
} as const

export const componentGridCopy = {
  kicker: 'Components',
  heading: `${capitalize(countedInWords(categories.length, 'service'))}, ${countedInWords(marketingStages.length, 'job')}`,
  lede: 'Choose the job that is not getting done, and see the services that do it.',
  label: 'Service categories',
  all: 'All',
  featuresNoun: 'capabilities',
} as const

export const houseRulesCopy = {
  kicker: 'Best practices',
  heading: `${capitalize(countedInWords(bestPractices.length, 'rule'))} we keep, even when nobody is looking`,
} as const

export const industryRegisterCopy = {
  kicker: 'Industries',
  heading: `${capitalize(countedInWords(industries.length, 'kind'))} of client, and where they are`,
  columns: ['Industry', 'Regions', 'Specialties'],
} as const

export const keyFiguresCopy = {
  kicker: 'KPIs',
  heading: `${capitalize(countedInWords(metricCount, 'figure'))}, ${countedInWords(metricGroups.length, 'question')}`,
  lede: 'A report has little room. These are the numbers that decide what we do next.',
  note: 'The drawings show shapes, not any client’s numbers.',
} as const

export const marketingHeroCopy = {
  yes: 'yes',
} as const

export const marketingPageCopy = {
  service: 'Digital Marketing',
  price: `from ${formatMoney(marketingPackage.price)}`,
  action: 'Free session',
} as const

export const moneyAndTimeCopy = {
  exampleNote: `The amounts, for revenue of ${formatMoney(budgetChart.exampleRevenue)}, are an example.`,
  to: ' to ',
  revenue: 'Revenue',
} as const

export const packageLadderCopy = {
  kicker: 'Package',
  heading: `A plan in ${strategyPackage.deliveryDays} days, at a fixed price`,
  deliverablesNoun: 'deliverables',
  detailsLink: 'See what the strategy includes',
} as const

export const serviceRotaCopy = {
  kicker: 'Services',
} as const

export const staticSectionsCopy = {
  questionsHeading: 'Questions before the first invoice',
} as const

export const successStoriesCopy = {
  kicker: 'Results',
  heading: 'What we achieved, and how long it took',
  lede: `${capitalize(countedInWords(stories.length, 'client'))} and what changed for them. The bars show months of work.`,
  months: (months: number) => `${months} months`,
  services: 'Services',
  duration: 'Duration',
} as const
