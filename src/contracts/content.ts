import * as z from 'zod/mini'
import { portraitNames, screenNames } from '#shared/drawings.ts'

export const contentStatuses = ['draft', 'published', 'archived'] as const

export const serviceSchema = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  features: z.array(z.string()),
  price: z.string(),
  link: z.string(),
  bookingTitle: z.string(),
  onHome: z.boolean(),
  onOverview: z.boolean(),
  onBooking: z.boolean(),
})
export type Service = z.infer<typeof serviceSchema>

const screenSchema = z.enum(screenNames)

export const caseStudyQuoteSchema = z.object({
  text: z.string(),
  name: z.string(),
  role: z.optional(z.string()),
  portrait: z.optional(z.enum(portraitNames)),
})
export type CaseStudyQuote = z.infer<typeof caseStudyQuoteSchema>

/** @property host the address in the frame of the browser; without one, the screen has no frame */
export const caseStudyDrawingSchema = z.object({
  screen: screenSchema,
  host: z.optional(z.string()),
  phone: z.optional(screenSchema),
})
export type CaseStudyDrawing = z.infer<typeof caseStudyDrawingSchema>

/** What lists and the home page show of a case study. */
export const caseStudySchema = z.object({
  slug: z.string(),
  title: z.string(),
  client: z.string(),
  figure: z.string(),
  result: z.string(),
  description: z.string(),
  factor: z.number(),
  isFeatured: z.optional(z.boolean()),
  industry: z.optional(z.string()),
  period: z.optional(z.string()),
  /** Ids of services. */
  services: z.optional(z.array(z.number())),
  /** What was done, in a word or two each: SEO, Email, … */
  tags: z.optional(z.array(z.string())),
  drawing: z.optional(caseStudyDrawingSchema),
  quote: z.optional(caseStudyQuoteSchema),
})
export type CaseStudy = z.infer<typeof caseStudySchema>

export const siteContentSchema = z.object({
  services: z.array(serviceSchema),
  caseStudies: z.array(caseStudySchema),
  takesAppointments: z.boolean(),
})
export type SiteContent = z.infer<typeof siteContentSchema>
