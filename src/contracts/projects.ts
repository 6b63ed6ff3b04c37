import * as z from 'zod/mini'
import { calendarDaySchema } from './calendar-day.ts'
import { longText } from './long-text.ts'
import { projectRules } from './project-rules.ts'

export const projectStatuses = ['planned', 'active', 'paused', 'completed'] as const

export const projectSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  status: z.string(),
  /** A string that holds a number from 0 to 100 (docs/spec/acceptance.md 497). */
  progressPercentage: z.string(),
  budget: z.string(),
  milestones: z.object({
    done: z.number(),
    total: z.number(),
    /** The first open one. */
    next: z.optional(z.object({ title: z.string(), dueOn: z.optional(z.string()) })),
  }),
  /** ISO instant of the newest report, where there is one. */
  reportedAt: z.optional(z.string()),
})
export const projectsSchema = z.array(projectSchema)
export type Project = z.infer<typeof projectSchema>

/** What a provider sees of a project in the list: no budget, which is between client and agency. */
export const assignedProjectSchema = z.extend(z.omit(projectSchema, { budget: true }), {
  /** Whom the work is for; none once that account is gone. */
  client: z.optional(z.string()),
})
export const assignedProjectsSchema = z.array(assignedProjectSchema)
export type AssignedProject = z.infer<typeof assignedProjectSchema>

export const milestoneSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** Calendar day, `YYYY-MM-DD`, where one is agreed. */
  dueOn: z.optional(z.string()),
  /** ISO instant of when it was reached. */
  doneAt: z.optional(z.string()),
  sortOrder: z.number(),
})
export type Milestone = z.infer<typeof milestoneSchema>

export const projectUpdateSchema = z.object({
  id: z.number(),
  body: z.string(),
  /** The project's progress from this update on, where it set one. */
  progressPercentage: z.optional(z.number()),
  /** Nobody, once that account is gone. */
  author: z.optional(z.string()),
  /** ISO instant. */
  createdAt: z.string(),
})
export type ProjectUpdate = z.infer<typeof projectUpdateSchema>

/** One project with all that happened to it, as its client, its provider or the agency sees it. */
export const projectDetailSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  status: z.string(),
  progressPercentage: z.number(),
  /** Left out for the provider. */
  budget: z.optional(z.string()),
  client: z.optional(z.string()),
  provider: z.optional(z.string()),
  /** ISO instant. */
  createdAt: z.string(),
  /** In their order. */
  milestones: z.array(milestoneSchema),
  /** Newest first, `projectRules.updatesPage` of them. */
  updates: z.array(projectUpdateSchema),
  /** `?before=` of the next older ones, or null. */
  olderThan: z.nullable(z.number()),
  /** Every progress that was reported, oldest first. */
  progress: z.array(z.object({ at: z.string(), percentage: z.number() })),
  /** Whether the reader may post an update. */
  mayPost: z.boolean(),
})
export type ProjectDetail = z.infer<typeof projectDetailSchema>

const percentage = z
  .int('Progress is a whole number from 0 to 100.')
  .check(
    z.minimum(0, 'Progress is a whole number from 0 to 100.'),
    z.maximum(100, 'Progress is a whole number from 0 to 100.'),
  )

/** What is reported about a project; the progress stays where none is named. */
export const projectUpdateInputSchema = z.object({
  body: longText('Write what there is to report.', projectRules.updateCharsMax),
  progressPercentage: z.optional(percentage),
})
export type ProjectUpdateInput = z.infer<typeof projectUpdateInputSchema>

const milestoneTitle = z
  .string('Name the milestone.')
  .check(
    z.trim(),
    z.minLength(1, 'Name the milestone.'),
    z.maxLength(
      projectRules.milestoneCharsMax,
      `A milestone has at most ${projectRules.milestoneCharsMax} characters.`,
    ),
    z.regex(/^\P{Cc}*$/u, 'A milestone has no line breaks or control characters.'),
  )
const dueDay = z.nullable(calendarDaySchema)

export const milestoneInputSchema = z.object({ title: milestoneTitle, dueOn: z.optional(dueDay) })
export type MilestoneInput = z.infer<typeof milestoneInputSchema>

/** Any of its fields; a day of null takes the day away. */
export const milestonePatchSchema = z.object({
  title: z.optional(milestoneTitle),
  dueOn: z.optional(dueDay),
  isDone: z.optional(z.boolean()),
  sortOrder: z.optional(z.int()),
})
export type MilestonePatch = z.infer<typeof milestonePatchSchema>

/** What `GET /api/client/analytics` answers: counts of the client's own rows. */
export const clientAnalyticsSchema = z.object({
  projects: z.object({
    total: z.number(),
    planned: z.number(),
    active: z.number(),
    paused: z.number(),
    completed: z.number(),
  }),
})
export type ClientAnalytics = z.infer<typeof clientAnalyticsSchema>
