import * as z from 'zod/mini'
import { calendarDaySchema } from './dates.ts'
import { lineText, longText } from './entered-text.ts'
import { projectRules } from './project-rules.ts'

export const projectStatuses = ['planned', 'active', 'paused', 'completed'] as const

export const projectSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  status: z.string(),
  /** A number from 0 to 100 as a string. */
  progressPercentage: z.string(),
  budget: z.string(),
  /** Has a default, because the dashboard also shows a project without milestones. */
  milestones: z._default(
    z.object({
      done: z.number(),
      total: z.number(),
      next: z.optional(z.object({ title: z.string(), dueOn: z.optional(z.string()) })),
    }),
    { done: 0, total: 0 },
  ),
  reportedAt: z.optional(z.string()),
})
export const projectsSchema = z.array(projectSchema)
export type Project = z.infer<typeof projectSchema>

export const assignedProjectSchema = z.extend(z.omit(projectSchema, { budget: true }), {
  client: z.optional(z.string()),
})
export const assignedProjectsSchema = z.array(assignedProjectSchema)
export type AssignedProject = z.infer<typeof assignedProjectSchema>

export const milestoneSchema = z.object({
  id: z.number(),
  title: z.string(),
  dueOn: z.optional(z.string()),
  doneAt: z.optional(z.string()),
  sortOrder: z.number(),
})
export type Milestone = z.infer<typeof milestoneSchema>

export const projectUpdateSchema = z.object({
  id: z.number(),
  body: z.string(),
  progressPercentage: z.optional(z.number()),
  author: z.optional(z.string()),
  createdAt: z.string(),
})
export type ProjectUpdate = z.infer<typeof projectUpdateSchema>

export const projectDetailSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  status: z.string(),
  progressPercentage: z.number(),
  budget: z.optional(z.string()),
  client: z.optional(z.string()),
  provider: z.optional(z.string()),
  createdAt: z.string(),
  milestones: z.array(milestoneSchema),
  updates: z.array(projectUpdateSchema),
  olderThan: z.nullable(z.number()),
  progress: z.array(z.object({ at: z.string(), percentage: z.number() })),
  mayPost: z.boolean(),
})
export type ProjectDetail = z.infer<typeof projectDetailSchema>

const progressMessage = 'Progress is a whole number from 0 to 100.'
export const progressSchema = z
  .int(progressMessage)
  .check(z.minimum(0, progressMessage), z.maximum(100, progressMessage))

export const projectUpdateInputSchema = z.object({
  body: longText('Write an update.', projectRules.updateCharsMax),
  progressPercentage: z.optional(progressSchema),
})
export type ProjectUpdateInput = z.infer<typeof projectUpdateInputSchema>

const milestoneTitle = lineText('Name the milestone.').check(
  z.maxLength(
    projectRules.milestoneCharsMax,
    `A milestone has at most ${projectRules.milestoneCharsMax} characters.`,
  ),
)
const dueDay = z.nullable(calendarDaySchema)

export const milestoneInputSchema = z.object({ title: milestoneTitle, dueOn: z.optional(dueDay) })
export type MilestoneInput = z.infer<typeof milestoneInputSchema>

export const milestonePatchSchema = z.object({
  title: z.optional(milestoneTitle),
  dueOn: z.optional(dueDay),
  isDone: z.optional(z.boolean()),
  sortOrder: z.optional(z.int()),
})
export type MilestonePatch = z.infer<typeof milestonePatchSchema>

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
