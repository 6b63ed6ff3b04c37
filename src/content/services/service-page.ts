import type { PageWords } from '#content/meta-types.ts'

export interface Breadcrumb {
  name: string
  /** Path of this site. */
  url: string
}

export interface Faq {
  question: string
  answer: string
}

/** An icon of the sprite by name, a title and what it means. */
export interface TitledIcon {
  icon: string
  title: string
  description: string
}

export interface TrustBadge {
  icon: string
  /** Read in one breath with `note`. */
  text: string
  note: string
}

/** Where an in-page menu leads. */
export interface PageAnchor {
  id: string
  label: string
}

export interface Metric {
  metric: string
  description: string
}

export interface MetricGroup<Name extends string> {
  group: Name
  /** The question that the group answers. */
  question: string
  metrics: readonly Metric[]
}

/** What a visitor does and gets after writing to us. */
export interface NextStep {
  title: string
  description: string
}

export interface ClosingCall {
  heading: string
  text: string
  action: string
  steps: readonly NextStep[]
}

export interface PackageTerm {
  term: string
  description: string
}

export interface Channel extends TitledIcon {
  features: readonly string[]
}

export interface ChannelFamily {
  id: 'search' | 'social' | 'display' | 'emerging'
  name: string
  reach: string
  billing: string
  channels: readonly Channel[]
}

export interface ProcessStep {
  step: string
  description: string
  deliverables: readonly string[]
}

export interface ResultFigure {
  figure: string
  result: string
  source: string
}

export interface Outcome {
  question: string
  before: string
  after: string
}

export interface AttributionModel {
  model: string
  description: string
  /** What each touch of the example is paid, in dollars and in its order. */
  sharesUsd: readonly number[]
  isDefault?: true
}

export interface OptimizationService {
  service: string
  description: string
  rhythm: string
  /** Days of a month of 30 on which it is done, as an example. */
  days: readonly number[]
}

export interface ExampleFinding {
  finding: string
  monthlyCostUsd: number
}

export interface Era {
  year: number
  era: string
  description: string
  milestones: readonly { year: number; event: string; isOurs?: true }[]
}

export interface IndustryCard {
  path: string
  name: string
  text: string
  specialties: readonly string[]
  regions: string
}

export const marketingStages = ['acquisition', 'engagement', 'conversion', 'retention'] as const
export type MarketingStage = (typeof marketingStages)[number]

export interface ComponentCategory extends TitledIcon {
  /** The tabs that show it. */
  stages: readonly MarketingStage[]
  features: readonly string[]
}

export interface AuditStep {
  step: string
  description: string
  delivers: readonly string[]
}

export interface SuccessStory {
  industry: string
  figure: string
  results: string
  services: readonly string[]
  /** How long the work took, in months. */
  months: number
}

export interface ServicedIndustry {
  name: string
  regions: string
  specialties: readonly string[]
  /** The page about it, where there is one. */
  path?: string
}

/** What the browser needs of an industry page at once. */
export interface IndustryPage {
  /** As people call it in a sentence and on cards. */
  name: string
  meta: PageWords
  breadcrumbs: readonly Breadcrumb[]
  faqs: readonly Faq[]
}

/** One line of an example calculation: an amount to start from, one taken away, or a share of what is left. */
export type SumLine =
  | { label: string; usd: number }
  | { label: string; minusUsd: number }
  | { label: string; percent: number }

export interface ExampleSum {
  heading: string
  lines: readonly [{ label: string; usd: number }, ...SumLine[]]
  result: string
  note: string
}

export interface Leak {
  leak: string
  remedy: string
}

export interface ChannelChoice {
  /** Title of one of the eight channels. */
  channel: string
  reason: string
}

/** What only the drawn sections of an industry page show. */
export interface IndustrySections {
  heading: string
  lede: string
  sum: ExampleSum
  leaksHeading: string
  leaksText: string
  leaks: readonly Leak[]
  channelsHeading: string
  first: readonly ChannelChoice[]
  next: readonly ChannelChoice[]
  leave: readonly ChannelChoice[]
  weeks: readonly { when: string; what: string; description: string }[]
  reportHeading: string
  report: readonly Metric[]
  closing: ClosingCall
}
