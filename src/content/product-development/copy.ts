import { claims } from '#content/claims.ts'
import { capitalize, countedInWords, countInWords, nounFor } from '#shared/words.ts'
import { prices } from '#content/prices.ts'
import { formatMoney } from '#shared/formats.ts'
import { phases, type PhaseGroup } from '#content/product-development/page.ts'
import {
  advantages,
  assessmentValue,
  mvpPackage,
  successStories,
  teamRoles,
} from '#content/product-development/sections.ts'

export const advantagesCopy = {
  figure: claims.fasterDevelopment,
  figureNote: 'faster development, with AI in every phase',
  note: `After ${claims.projects} ${nounFor(claims.projects, 'project')}, we know where agents save time and where they only look busy. These ${countInWords(advantages.length)} are left.`,
} as const

export const changeCurvesCopy = {
  title: 'Learn while it is cheap',
  caption:
    'What we know about your product grows in the early phases; what a change costs grows in the late ones.',
  knowledge: 'What we know',
  codeStarts: 'Code starts',
  cost: 'What a change costs',
  note: `Phases 1 to ${phases.length}. This illustrates the idea; it is not a measurement.`,
} as const

export const closingCopy = {
  heading: 'Bring the idea, or the code that got stuck',
  lede: `The technical assessment, valued at ${assessmentValue}, is free. It ends with a document, not with a sales call.`,
  action: 'Get the free assessment',
} as const

export const heroCopy = {
  heading: 'Product development, from sketch to live',
  lede: `We design and build web, mobile and AI products in ${countedInWords(phases.length, 'phase')}. Agents do the routine work, people make the decisions.`,
  assessmentNote: `The technical assessment, valued at ${assessmentValue}, is free.`,
  action: 'Get the free assessment',
  screenHost: 'app.example',
  phasesAction: `See the ${countedInWords(phases.length, 'phase')}`,
} as const

export const lifecycleCopy = {
  heading: 'From sketch to live',
  lede: `${capitalize(countedInWords(phases.length, 'phase'))}. You can stop after any of them and keep what you have.`,
  phase: (phase: number, name: string) => `Phase ${phase}: ${name}`,
  all: 'All',
  tabsLabel: 'Phases',
  aiTitle: 'What AI does here',
} as const

export const mvpPackageCopy = {
  heading: `${mvpPackage.name}: a first version that people can use`,
  includes: `includes ${mvpPackage.supportMonths} months of support`,
  supportMonths: `${mvpPackage.supportMonths} months`,
  goOn: 'Go on, or not',
  phasesOf: (group: PhaseGroup) => {
    const numbers = phases.filter((phase) => phase.group === group).map(({ phase }) => phase)
    return `Phases ${Math.min(...numbers)}-${Math.max(...numbers)}`
  },
  early: 'Early',
  build: 'Build',
  launch: 'Launch',
  support: 'Support',
  yourCall: 'Your call',
  contentsTitle: 'What you get',
  timeTitle: 'What happens when',
  startsAt: 'Starts at',
  action: 'Request a quote',
} as const

export const productPageCopy = {
  service: 'Product Development',
  price: `AI MVP from ${formatMoney(prices.mvp)}`,
  action: 'Free assessment',
} as const

export const servicesCopy = {
  servicesHeading: 'What we build',
  firstSeen: 'You first see:',
  engagementsLede: 'Start where you are. Each option ends with something that works without us.',
  engagementsHeading: 'Ways to work with us',
} as const

export const storiesCopy = {
  heading: `${capitalize(countedInWords(successStories.length, 'product'))}, ${countedInWords(successStories.length, 'figure')}`,
  technologies: 'Technologies',
} as const

export const teamCopy = {
  heading: 'Who is in the room, and when',
  lede: `${capitalize(countedInWords(teamRoles.length, 'role'))}. You pay for the people who work on your product in each phase, not for a bench.`,
  tableCaption: 'Team roles and the phases in which they work',
  role: 'Role',
  phase: 'Phase',
  works: 'works',
  rests: 'rests',
  note: 'A typical team; yours is in the quote.',
} as const

export const technologyCopy = {
  heading: 'What it is built with',
  lede: 'Common tools that many people know, so you can leave us and keep the product.',
} as const
