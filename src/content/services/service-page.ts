import type { PageWords } from '#content/meta-types.ts'

export interface Breadcrumb {
  name: string
  url: string
}

export interface Faq {
  question: string
  answer: string
}

export interface TitledIcon {
  icon: string
  title: string
  description: string
}

export interface TrustBadge {
  icon: string
  text: string
  note: string
}

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
  question: string
  metrics: readonly Metric[]
}

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
  shares: readonly number[]
  isDefault?: true
}

export interface OptimizationService {
  service: string
  description: string
  rhythm: string
  days: readonly number[]
}

export interface ExampleFinding {
  finding: string
  monthlyCost: number
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
  months: number
  /** The slug of its case study, if it has one. */
  story?: string
}

export interface ServicedIndustry {
  name: string
  regions: string
  specialties: readonly string[]
  path?: string
}

export interface IndustryPage {
  name: string
  meta: PageWords
  breadcrumbs: readonly Breadcrumb[]
  faqs: readonly Faq[]
}

export type SumLine =
  | { label: string; amount: number }
  | { label: string; minus: number }
  | { label: string; percent: number }

export interface ExampleSum {
  heading: string
  lines: readonly [{ label: string; amount: number }, ...SumLine[]]
  result: string
  note: string
}

export interface Leak {
  leak: string
  remedy: string
}

export interface ChannelChoice {
  channel: string
  reason: string
}

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
