import { formatNumber } from '#shared/formats.ts'
import * as z from 'zod/mini'
import { listAfter, listAnswer, listSearch } from './lists.ts'
import { longText } from './long-text.ts'
import { projectRules } from './project-rules.ts'
import { milestoneSchema, projectStatuses, projectUpdateSchema } from './projects.ts'

export const projectSorts = ['newest', 'name', 'updated'] as const
export type ProjectSort = (typeof projectSorts)[number]

const personSchema = z.nullable(z.object({ username: z.string(), name: z.string() }))

export const adminProjectSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  status: z.enum(projectStatuses),
  progressPercentage: z.number(),
  budget: z.number(),
  client: personSchema,
  provider: personSchema,
  revision: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type AdminProject = z.infer<typeof adminProjectSchema>
export const adminProjectListSchema = listAnswer(adminProjectSchema)

export const adminProjectDetailSchema = z.extend(adminProjectSchema, {
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
const username = z.nullable(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(32)))

const fields = {
  client: username,
  provider: username,
  name: z
    .string('Name the project.')
    .check(
      z.trim(),
      z.minLength(1, 'Name the project.'),
      z.maxLength(
        projectRules.nameCharsMax,
        `A project's name has at most ${projectRules.nameCharsMax} characters.`,
      ),
      z.regex(/^\P{Cc}*$/u, "A project's name has no line breaks or control characters."),
    ),
  description: longText('Describe the project.', projectRules.descriptionCharsMax),
  status: z.enum(projectStatuses, `The status is one of ${projectStatuses.join(', ')}.`),
  progressPercentage: whole('Progress', 100),
  budget: whole('The budget', projectRules.budgetMax),
}

export const newProjectSchema = z.object({
  ...fields,
  client: z
    .string('Choose a client.')
    .check(z.trim(), z.toLowerCase(), z.minLength(1, 'Choose a client.'), z.maxLength(32)),
  provider: z._default(username, null),
  progressPercentage: z._default(fields.progressPercentage, 0),
})
export type NewProject = z.infer<typeof newProjectSchema>

export const projectChangeSchema = z.extend(z.partial(z.object(fields)), {
  revision: z.optional(z.int('The revision is a whole number.')),
})
export type ProjectChange = Omit<z.infer<typeof projectChangeSchema>, 'revision'>
