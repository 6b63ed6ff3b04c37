import { formatNumber } from '#shared/formats.ts'
import * as z from 'zod/mini'
import { newUserSchema } from './admin-users.ts'
import { calendarDaySchema } from './dates.ts'
import { listAfter, listResponse, listSearch } from './lists.ts'
import { identifierText, lineText, longText } from './entered-text.ts'
import { projectRules } from './project-rules.ts'
import { milestoneTemplateRules } from './milestone-templates.ts'
import { milestoneSchema, projectStatuses, projectUpdateSchema } from './projects.ts'

export const projectSorts = ['newest', 'name', 'updated'] as const
export type ProjectSort = (typeof projectSorts)[number]

const personSchema = z.nullable(z.object({ username: z.string(), name: z.string() }))

export const adminProjectSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  status: z.string(),
  progressPercentage: z.number(),
  budget: z.number(),
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

const whole = (what: string, max: number) => {
  const message = `${what} is a whole number from 0 to ${formatNumber(max)}.`
  return z.int(message).check(z.minimum(0, message), z.maximum(max, message))
}
const username = z.nullable(
  identifierText('Enter a username.').check(
    z.toLowerCase(),
    z.maxLength(32, 'A username has at most 32 characters.'),
  ),
)

const fields = {
  client: username,
  provider: username,
  name: lineText('Name the project.').check(
    z.maxLength(
      projectRules.nameCharsMax,
      `A project's name has at most ${projectRules.nameCharsMax} characters.`,
    ),
  ),
  description: longText('Describe the project.', projectRules.descriptionCharsMax),
  status: z.enum(projectStatuses, `The status is one of ${projectStatuses.join(', ')}.`),
  progressPercentage: whole('Progress', 100),
  budget: whole('The budget', projectRules.budgetMax),
}

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
  ...fields,
  ...milestoneFields,
  client: identifierText('Choose a client.').check(
    z.toLowerCase(),
    z.minLength(1, 'Choose a client.'),
    z.maxLength(32, 'A username has at most 32 characters.'),
  ),
  provider: z._default(username, null),
  progressPercentage: z._default(fields.progressPercentage, 0),
})
export type NewProject = z.infer<typeof newProjectSchema>

export const bookingProjectSchema = z.object({
  ...fields,
  ...milestoneFields,
  client: z.optional(username),
  provider: z._default(username, null),
  progressPercentage: z._default(fields.progressPercentage, 0),
  invitation: z.optional(z.pick(newUserSchema, { username: true, name: true })),
})
export type BookingProject = z.infer<typeof bookingProjectSchema>

export const bookingProjectPlanSchema = z.object({
  confirmationCode: z.string(),
  companyName: z.string(),
  project: z.nullable(z.object({ id: z.number(), name: z.string() })),
  client: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('account'), username: z.string(), name: z.string() }),
    z.object({ kind: z.literal('invitation'), username: z.string(), name: z.string(), email: z.string() }),
  ]),
  name: z.string(),
  description: z.string(),
  budget: z.number(),
  budgetAnswer: z.string(),
  provider: z.nullable(z.string()),
  template: z.nullable(z.string()),
  startsOn: z.string(),
})
export type BookingProjectPlan = z.infer<typeof bookingProjectPlanSchema>

export const projectChangeSchema = z.extend(z.partial(z.object(fields)), {
  revision: z.optional(z.int('The revision is a whole number.')),
})
export type ProjectChange = Omit<z.infer<typeof projectChangeSchema>, 'revision'>
