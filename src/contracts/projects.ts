import * as z from 'zod/mini'

export const projectStatuses = ['planned', 'active', 'paused', 'completed'] as const

export const projectSchema = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  status: z.string(),
  /** A string that holds a number from 0 to 100 (specification, section 3). */
  progressPercentage: z.string(),
  budget: z.string(),
})
export const projectsSchema = z.array(projectSchema)
export type Project = z.infer<typeof projectSchema>

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
