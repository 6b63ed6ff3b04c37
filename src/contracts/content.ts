import type * as z from 'zod/mini'
import type { caseStudySchema, serviceSchema, siteContentSchema } from './site-content.ts'

export const contentStatuses = ['draft', 'published', 'archived'] as const
/** A scheduled case study is published from its `publishAt` on. */
export const caseStudyStatuses = ['draft', 'scheduled', 'published', 'archived'] as const

/** Also what `src/content/seed/services.ts` has of a service. */
export type Service = z.infer<typeof serviceSchema>

/** What lists and the home page show of a case study. */
export type CaseStudy = z.infer<typeof caseStudySchema>
export type CaseStudyQuote = NonNullable<CaseStudy['quote']>
export type CaseStudyDrawing = NonNullable<CaseStudy['drawing']>

export type SiteContent = z.infer<typeof siteContentSchema>
