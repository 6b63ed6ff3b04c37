import * as z from 'zod/mini'
import { caseStudyFields } from './records/case-study.ts'
import { storedShape } from './records/fields.ts'
import { caseStudySchema } from './site-content.ts'

const storedCaseStudySchema = z.object(storedShape(caseStudyFields))
const publicCaseStudySchema = z.omit(storedCaseStudySchema, { sortOrder: true, status: true, content: true })

/** A case study as `src/content/seed/case-studies.ts` has it. */
export type SeedCaseStudy = Omit<z.infer<typeof storedCaseStudySchema>, 'sortOrder' | 'status'>

export type StoryFigure = NonNullable<SeedCaseStudy['figures']>[number]
export type Comparison = NonNullable<SeedCaseStudy['comparison']>
export type StoryPlan = NonNullable<SeedCaseStudy['plan']>

/** A published service that a case study names. */
export const storyServiceSchema = z.object({ id: z.number(), title: z.string(), isBookable: z.boolean() })
export type StoryService = z.infer<typeof storyServiceSchema>

export const storySchema = z.extend(publicCaseStudySchema, {
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
