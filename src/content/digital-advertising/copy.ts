import { capitalize, countedInWords, countInWords } from '#shared/words.ts'
import { formatMoney } from '#shared/formats.ts'
import { adPackage } from '#content/digital-advertising/package.ts'
import { channelCount } from '#content/digital-advertising/page.ts'
import {
  attributionModels,
  eras,
  examplePath,
  optimizationServices,
  outcomes,
  processSteps,
} from '#content/digital-advertising/sections.ts'

export const advertisingPageCopy = {
  service: 'Digital Advertising',
  price: `${formatMoney(adPackage.price)} one-time setup`,
  action: 'Free audit',
} as const

export const firstMonthCopy = {
  label: 'The first month',
} as const

export const attributionCopy = {
  heading: `One order, ${countedInWords(attributionModels.length, 'way')} to share the credit`,
  lede: `The same customer saw ${countedInWords(examplePath.touches.length, 'ad')} before a ${formatMoney(examplePath.orderValue)} order. Which ad earned it depends on the model, so we show you all ${countInWords(attributionModels.length)}, side by side, every month.`,
  models: 'Attribution models',
  order: `${formatMoney(examplePath.orderValue)} order`,
  defaultMark: 'Our default',
  reportTitle: 'What the monthly report measures',
} as const

export const auditSheetCopy = {
  action: 'Request the audit',
  findingsTitle: 'Findings, most expensive first',
  perMonth: 'a month',
  total: 'Spend that bought nothing',
} as const

export const channelMatrixCopy = {
  heading: `${capitalize(countedInWords(channelCount, 'place'))} to buy attention`,
  lede: `Nobody needs all ${countInWords(channelCount)}. The audit shows which two or three drive your sales, and which ones to leave alone.`,
  label: 'Ad channels',
  all: 'All',
  featuresNoun: 'features',
} as const

export const processCopy = {
  heading: `${capitalize(countedInWords(processSteps.length, 'step'))} uphill, in this order`,
  deliverables: 'You get',
} as const

export const explanationCopy = {
  benefitsTitle: 'What you gain with us',
} as const

export const historyCopy = {
  heading: 'Thirty years of paying for attention',
  lede: `Each era added a layer and kept the ones below. Your account uses all ${countInWords(eras.length)}.`,
} as const

export const packageOfferCopy = {
  setup: 'Setup',
  management: '30 days of management',
  after: 'Your call',
  periodsTitle: 'What happens when',
  setupWhen: 'Order to launch',
  managementWhen: 'Launch to day 30, included',
  afterWhen: 'Keep us or stop',
} as const

export const resultsCopy = {
  outcomesTitle: `${capitalize(countedInWords(outcomes.length, 'question'))} you stop asking`,
  question: 'Question',
  before: 'Before',
  after: 'After',
} as const

export const staticSectionsCopy = {
  industriesHeading: 'Same auctions, different math',
  questionsHeading: 'What clients ask before they sign',
} as const

export const tuningCalendarCopy = {
  heading: `${capitalize(countedInWords(optimizationServices.length, 'job'))} that never finish`,
  lede: 'A live campaign goes stale on its own. This is what we do about it, and how often; the month is an example.',
  firstDay: 'Day 1',
} as const
