import * as z from 'zod/mini'
import { caseStudyFields } from './records/case-study.ts'
import { pick, storedShape } from './records/fields.ts'
import { serviceFields } from './records/service.ts'
import { shownPictureSchema } from './shown-picture.ts'

const storedServiceSchema = z.object(storedShape(serviceFields))

export const serviceSchema = z.extend(z.omit(storedServiceSchema, { sortOrder: true, status: true }), {
  id: z.number(),
  picture: z.optional(shownPictureSchema),
})

/** The fields of a case study that lists and the home page show; its own page shows all. */
export const caseStudyCardNames = [
  'slug',
  'title',
  'client',
  'figure',
  'result',
  'description',
  'factor',
  'isFeatured',
  'industry',
  'period',
  'services',
  'tags',
  'drawing',
  'picture',
  'quote',
  'portrait',
] as const

export const caseStudySchema = z.extend(z.object(pick(storedShape(caseStudyFields), caseStudyCardNames)), {
  picture: z.optional(shownPictureSchema),
  portrait: z.optional(shownPictureSchema),
})

export const siteContentSchema = z.object({
  services: z.array(serviceSchema),
  caseStudies: z.array(caseStudySchema),
  takesAppointments: z.boolean(),
})
