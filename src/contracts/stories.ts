import * as z from 'zod/mini'
import { screenNames } from '#shared/drawings.ts'
import { caseStudySchema } from './content.ts'

export const figureKinds = ['line', 'bars', 'share'] as const
export type FigureKind = (typeof figureKinds)[number]

const pointSchema = z.object({
  label: z.string(),
  value: z.number(),
  /** What happened here, written into a line. */
  marker: z.optional(z.string()),
})

/**
 * A chart as data.
 * @property unit follows each value: %, ×, days
 * @property axis what the labels of a line count: month, week
 */
export const storyFigureSchema = z.object({
  kind: z.enum(figureKinds),
  label: z.string(),
  unit: z.optional(z.string()),
  axis: z.optional(z.string()),
  points: z.array(pointSchema),
  note: z.optional(z.string()),
})
export type StoryFigure = z.infer<typeof storyFigureSchema>

const sideSchema = z.object({ label: z.optional(z.string()), screen: z.optional(z.enum(screenNames)) })

/** The place of a pin on a screen, in percent from its left and its top. */
const pinSchema = z.object({ x: z.number(), y: z.number() })

export const comparisonSchema = z.object({
  before: sideSchema,
  after: sideSchema,
  pairs: z.array(
    z.object({
      before: z.string(),
      after: z.string(),
      beforePin: z.optional(pinSchema),
      afterPin: z.optional(pinSchema),
    }),
  ),
})
export type Comparison = z.infer<typeof comparisonSchema>

/** Phases are spans of whole units, both ends included. */
export const storyPlanSchema = z.object({
  text: z.optional(z.string()),
  unit: z.optional(z.string()),
  phases: z.array(
    z.object({ label: z.string(), from: z.number(), to: z.number(), kind: z.optional(z.string()) }),
  ),
})
export type StoryPlan = z.infer<typeof storyPlanSchema>

/** The fields that only the page of a case study shows, as the database and the seed have them. */
export const storyFieldsSchema = z.object({
  /** For search engines and previews of links; the description stands in for it. */
  summary: z.optional(z.string()),
  comparison: z.optional(comparisonSchema),
  figures: z.optional(z.array(storyFigureSchema)),
  figuresTitle: z.optional(z.string()),
  figuresNote: z.optional(z.string()),
  plan: z.optional(storyPlanSchema),
  /** Names of people of the agency. */
  team: z.optional(z.array(z.string())),
  /** The heading over the link to the booking page. */
  callTitle: z.optional(z.string()),
})
export type StoryFields = z.infer<typeof storyFieldsSchema>

/** A case study as the seed has it: `content` is Markdown. */
export type SeedCaseStudy = z.infer<typeof caseStudySchema> & StoryFields & { content?: string }

/** A published service that a case study names. */
export const storyServiceSchema = z.object({ id: z.number(), title: z.string(), isBookable: z.boolean() })
export type StoryService = z.infer<typeof storyServiceSchema>

export const storySchema = z.extend(caseStudySchema, {
  ...storyFieldsSchema.shape,
  html: z.string(),
  offers: z.array(storyServiceSchema),
  /** Its place among the published case studies, from 0, which decides its color. */
  position: z.number(),
  updatedAt: z.string(),
  next: z.nullable(z.extend(caseStudySchema, { position: z.number() })),
})
export type Story = z.infer<typeof storySchema>

export const storyListSchema = z.object({
  stories: z.array(caseStudySchema),
  services: z.array(storyServiceSchema),
})
export type StoryList = z.infer<typeof storyListSchema>
