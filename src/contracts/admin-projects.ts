import * as z from 'zod/mini'
import { newUserSchema } from './admin-users.ts'
import { calendarDaySchema } from './dates.ts'
import { listAfter, listResponse, listSearch } from './lists.ts'
import { identifierText } from './entered-text.ts'
import { projectRules } from './project-rules.ts'
import { milestoneTemplateRules } from './milestone-templates.ts'
import { milestoneSchema, projectStatuses, projectUpdateSchema } from './projects.ts'
import { enteredShape, patchShape, storedShape } from './records/fields.ts'
import { projectFields, requiredClient } from './records/project.ts'

export const projectSorts = ['newest', 'name', 'updated'] as const
export type ProjectSort = (typeof projectSorts)[number]

const personSchema = z.nullable(z.object({ username: z.string(), name: z.string() }))

export const storedProjectSchema = z.object(storedShape(projectFields))
export type ProjectValues = z.infer<typeof storedProjectSchema>

export const adminProjectSchema = z.extend(storedProjectSchema, {
  id: z.number(),
  client: personSchema,
  provider: personSchema,
  revision: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type AdminProject = z.infer<typeof adminProjectSchema>
export const adminProjectListSchema = listResponse(adminProjectSchema)

export const adminProjectDetailSchema = z.extend(adminProjectSchema, {
  booking: z.nullable(z.object({ confirmationCode: z.string(), companyName: z.string() })),
  milestones: z.array(milestoneSchema),
  updates: z.array(projectUpdateSchema),
  olderThan: z.nullable(z.number()),
})
export type AdminProjectDetail = z.infer<typeof adminProjectDetailSchema>

export const adminProjectQuerySchema = z.object({
  search: listSearch,
  status: z.optional(z.enum(projectStatuses, `"status" is one of ${projectStatuses.join(', ')}.`)),
  sort: z._default(z.enum(projectSorts, `"sort" is one of ${projectSorts.join(', ')}.`), 'newest'),
  after: listAfter,
})
export type AdminProjectQuery = z.infer<typeof adminProjectQuerySchema>

const milestoneFields = {
  template: z.optional(
    z.nullable(
      identifierText('The template is the name of one of the milestone templates.').check(
        z.maxLength(
          milestoneTemplateRules.idCharsMax,
          `The name of a template has at most ${milestoneTemplateRules.idCharsMax} characters.`,
        ),
      ),
    ),
  ),
  startsOn: z.optional(
    calendarDaySchema.check(
      z.refine((day) => day <= projectRules.lastStart, `A project starts by ${projectRules.lastStart}.`),
    ),
  ),
}

export const newProjectSchema = z.object({
  ...enteredShape(projectFields),
  ...milestoneFields,
  client: requiredClient,
})
export type NewProject = z.infer<typeof newProjectSchema>

export const bookingProjectSchema = z.object({
  ...enteredShape(projectFields),
  ...milestoneFields,
  client: z.optional(projectFields.client.entered),
  invitation: z.optional(z.pick(newUserSchema, { username: true, name: true })),
})
export type BookingProject = z.infer<typeof bookingProjectSchema>

const plannedFields = z.pick(storedProjectSchema, {
  name: true,
  description: true,
  budget: true,
  provider: true,
})
export const bookingProjectPlanSchema = z.extend(plannedFields, {
  confirmationCode: z.string(),
  companyName: z.string(),
  project: z.nullable(z.object({ id: z.number(), name: z.string() })),
  client: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('account'), username: z.string(), name: z.string() }),
    z.object({ kind: z.literal('invitation'), username: z.string(), name: z.string(), email: z.string() }),
  ]),
  budgetAnswer: z.string(),
  template: z.nullable(z.string()),
  startsOn: z.string(),
})
export type BookingProjectPlan = z.infer<typeof bookingProjectPlanSchema>

export const projectChangeSchema = z.partial(
  z.object({ ...patchShape(projectFields), revision: z.int('The revision is a whole number.') }),
)
export type ProjectChange = Omit<z.infer<typeof projectChangeSchema>, 'revision'>
