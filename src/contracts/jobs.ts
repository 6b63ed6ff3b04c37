import * as z from 'zod/mini'
import { jobStates } from '#shared/job-state.ts'
import { calendarDaySchema } from './dates.ts'
import { remote } from './job-rules.ts'
import { listAfter, listResponse, listSearch } from './lists.ts'
import { enteredShape, patchShape, storedShape } from './records/fields.ts'
import { jobFields } from './records/job.ts'

export const jobInputSchema = z.object(enteredShape(jobFields))
export type JobInput = z.infer<typeof jobInputSchema>

export const jobPatchSchema = z.partial(
  z.object({
    ...patchShape(jobFields),
    postedOn: calendarDaySchema,
    revision: z.int('The revision is a whole number.'),
  }),
)

export const adminJobSchema = z.object({
  id: z.number(),
  /** The end of its address, `/careers/{slug}`. */
  slug: z.string(),
  ...storedShape(jobFields),
  /** The day on which it was closed by hand. */
  closedOn: z.nullable(z.string()),
  /** The last day on which one can, or could, apply. */
  lastDay: z.string(),
  /** What its page says today. */
  state: z.enum(jobStates),
  revision: z.number(),
  updatedAt: z.string(),
})
export type AdminJob = z.infer<typeof adminJobSchema>

const listedJobSchema = z.pick(adminJobSchema, {
  id: true,
  slug: true,
  title: true,
  department: true,
  location: true,
  postedOn: true,
  closesOn: true,
  closedOn: true,
  status: true,
  state: true,
})
export type ListedJob = z.infer<typeof listedJobSchema>
export const adminJobListSchema = listResponse(listedJobSchema)

export const jobFilters = ['open', 'closed'] as const
export const jobQuerySchema = z.object({
  search: listSearch,
  /** `open` is what the careers page offers. */
  status: z.optional(z.enum(jobFilters, 'The status is open or closed.')),
  after: listAfter,
})
export type JobFilter = Omit<z.infer<typeof jobQuerySchema>, 'after'>

/** Says why two fields do not fit each other, or returns null. */
export function jobFault({
  postedOn,
  closesOn,
  location,
  countries,
}: {
  postedOn: string
  closesOn: string
  location: string
  countries?: readonly string[] | null | undefined
}): { field: string; complaint: string } | null {
  if (closesOn < postedOn)
    return { field: 'closesOn', complaint: `The last day is before ${postedOn}, when the job was posted.` }
  if (location !== remote && countries && countries.length > 0)
    return {
      field: 'countries',
      complaint: 'Only a remote job has countries: the office says where this one is.',
    }
  return null
}

const textList = z.array(z.string())

/** A job as the public pages show it. */
export const publicJobSchema = z.object({
  id: z.string(),
  title: z.string(),
  department: z.string(),
  postedOn: z.string(),
  closesOn: z.string(),
  lastDay: z.string(),
  state: z.enum(jobStates),
  summary: z.string(),
  description: z.string(),
  responsibilities: textList,
  requirements: textList,
  milestones: textList,
  officeCity: z.optional(z.string()),
  countries: z.optional(textList),
  employment: z.optional(z.enum(['part-time', 'temporary', 'contract', 'internship'])),
  salary: z.optional(
    z.object({ min: z.number(), max: z.number(), per: z.enum(['year', 'month', 'week', 'hour']) }),
  ),
})
export type PublicJob = z.infer<typeof publicJobSchema>

export const jobDetailSchema = z.extend(publicJobSchema, {
  /** Other jobs that are offered, newest first. */
  others: z.array(z.pick(publicJobSchema, { id: true, title: true, department: true })),
})
export type JobDetail = z.infer<typeof jobDetailSchema>

export const jobListSchema = z.object({ jobs: z.array(publicJobSchema), hasMore: z.boolean() })
export type JobList = z.infer<typeof jobListSchema>
