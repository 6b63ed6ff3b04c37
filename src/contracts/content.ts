import * as z from 'zod/mini'

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

export const caseStudySchema = z.object({
  slug: z.string(),
  title: z.string(),
  client: z.string(),
  figure: z.string(),
  result: z.string(),
  description: z.string(),
  factor: z.number(),
})
export type CaseStudy = z.infer<typeof caseStudySchema>

export const siteContentSchema = z.object({
  services: z.array(serviceSchema),
  caseStudies: z.array(caseStudySchema),
  takesAppointments: z.boolean(),
})
export type SiteContent = z.infer<typeof siteContentSchema>
