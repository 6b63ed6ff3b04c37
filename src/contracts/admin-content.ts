import * as z from 'zod/mini'
import { caseStudyFields } from './records/case-study.ts'
import { enteredShape, patchShape, storedShape } from './records/fields.ts'
import { serviceFields } from './records/service.ts'
import { revisionSchema } from './revisions.ts'

const revision = z.optional(z.int('The revision is a whole number.'))

export const caseStudyInputSchema = z.object(enteredShape(caseStudyFields))
export type CaseStudyInput = z.infer<typeof caseStudyInputSchema>
export const caseStudyPatchSchema = z.partial(z.object({ ...patchShape(caseStudyFields), revision }))

const storedCaseStudySchema = z.object(storedShape(caseStudyFields))
export type CaseStudyFields = z.infer<typeof storedCaseStudySchema>

export const adminCaseStudySchema = z.object({
  id: z.number(),
  ...storedShape(caseStudyFields),
  revision: z.number(),
})
export const adminCaseStudiesSchema = z.array(adminCaseStudySchema)
export type AdminCaseStudy = z.infer<typeof adminCaseStudySchema>

export const caseStudyRevisionSchema = revisionSchema(storedCaseStudySchema)
export type CaseStudyRevision = z.infer<typeof caseStudyRevisionSchema>

export const serviceInputSchema = z.object(enteredShape(serviceFields))
export type ServiceInput = z.infer<typeof serviceInputSchema>
export const servicePatchSchema = z.partial(z.object({ ...patchShape(serviceFields), revision }))

export const adminServiceSchema = z.object({
  id: z.number(),
  ...storedShape(serviceFields),
  revision: z.number(),
})
export const adminServicesSchema = z.array(adminServiceSchema)
export type AdminService = z.infer<typeof adminServiceSchema>

export type ContentRecord = Partial<AdminService> | Partial<AdminCaseStudy>
