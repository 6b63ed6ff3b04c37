import * as z from 'zod/mini'

/** What `GET /api/admin/stats` counts. */
export const adminStatsSchema = z.object({
  publishedPosts: z.number(),
  drafts: z.number(),
  pendingRequests: z.number(),
  activeProjects: z.number(),
  clients: z.number(),
  subscribers: z.number(),
})
export type AdminStats = z.infer<typeof adminStatsSchema>
