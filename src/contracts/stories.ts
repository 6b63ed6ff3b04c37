import * as z from 'zod/mini'
import { caseStudyFields } from './records/case-study.ts'
import { storedShape } from './records/fields.ts'
import { shownPictureSchema } from './shown-picture.ts'
import { caseStudySchema } from './site-content.ts'

const storedCaseStudySchema = z.object(storedShape(caseStudyFields))
const publicCaseStudySchema = z.omit(storedCaseStudySchema, {
  sortOrder: true,
  status: true,
  publishAt: true,
  content: true,
})
const shownPicture = z.optional(shownPictureSchema)

/** A further picture of the work, as its page shows it. */
const storyScreenSchema = z.object({ picture: shownPictureSchema, caption: z.optional(z.string()) })
export type StoryScreen = z.infer<typeof storyScreenSchema>

/** The fields that name pictures of the library. */
type PictureFieldName = 'picture' | 'screens' | 'beforePicture' | 'afterPicture' | 'portrait'

/** A case study as `src/content/seed/case-studies.ts` has it. */
export type SeedCaseStudy = Omit<
  z.infer<typeof storedCaseStudySchema>,
  'sortOrder' | 'status' | 'publishAt' | PictureFieldName
>

export type StoryFigure = NonNullable<SeedCaseStudy['figures']>[number]
export type Comparison = NonNullable<SeedCaseStudy['comparison']>
export type StoryPlan = NonNullable<SeedCaseStudy['plan']>

/** A published service that a case study names. */
export const storyServiceSchema = z.object({ id: z.number(), title: z.string(), isBookable: z.boolean() })
export type StoryService = z.infer<typeof storyServiceSchema>

export const storySchema = z.extend(publicCaseStudySchema, {
  picture: shownPicture,
  beforePicture: shownPicture,
  afterPicture: shownPicture,
  portrait: shownPicture,
  screens: z.optional(z.array(storyScreenSchema)),
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
