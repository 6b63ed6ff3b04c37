import { type MetricGroup, marketingStages } from '#content/services/service-page.ts'
import { capitalize, countedInWords, countInWords } from '#shared/words.ts'
import { formatMoney } from '#shared/formats.ts'
import { strategyPackage } from '#content/strategy/page.ts'
import { supportSessions } from '#content/strategy/sections.ts'
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
  stepsNoun: 'steps',
  delivers: 'Delivers',
} as const

export const componentGridCopy = {
  heading: `${capitalize(countedInWords(categories.length, 'service'))}, ${countedInWords(marketingStages.length, 'job')}`,
  lede: 'Choose the job that is not getting done, and see the services that do it.',
  label: 'Service categories',
  all: 'All',
  featuresNoun: 'capabilities',
  legend: `The ${countInWords(marketingStages.length)} marks are ${marketingStages.slice(0, -1).join(', ')} and ${marketingStages.at(-1)}, in this order.`,
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
  charts: 'What to spend, and when it pays off',
} as const

export const packageLadderCopy = {
  heading: `A plan in ${strategyPackage.deliveryDays} days, at a fixed price`,
  deliverablesNoun: 'deliverables',
  planTime: `${strategyPackage.deliveryDays} days: the plan`,
  sessions: `${supportSessions.length} sessions`,
  detailsLink: 'See what the strategy includes',
} as const

export const staticSectionsCopy = {
  questionsHeading: 'Questions before the first invoice',
} as const

export const successStoriesCopy = {
  heading: 'What we achieved, and how long it took',
  lede: `${capitalize(countedInWords(stories.length, 'client'))} and what changed for them. The bars show months of work.`,
} as const
