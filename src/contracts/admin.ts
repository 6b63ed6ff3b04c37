import * as z from 'zod/mini'

const monthSchema = z.string().check(z.regex(/^\d{4}-\d{2}$/))

/** What `GET /api/admin/stats` counts. */
export const adminStatsSchema = z.object({
  publishedPosts: z.number(),
  drafts: z.number(),
  pendingRequests: z.number(),
  /** Pending for longer than the promised time. */
  waitingRequests: z.number(),
  /** With messages of the client that nobody here has read. */
  unreadRequests: z.number(),
  activeProjects: z.number(),
  clients: z.number(),
  subscribers: z.number(),
  /** The last twelve months in UTC, oldest first, the running one at the end. */
  bookingsByMonth: z.array(
    z.object({
      month: monthSchema,
      requests: z.number(),
      /** Those of the month's requests that are confirmed or completed by now. */
      confirmed: z.number(),
    }),
  ),
  /** Subscribers at the end of each of these months, and now. */
  subscribersByMonth: z.array(z.object({ month: monthSchema, total: z.number() })),
})
export type AdminStats = z.infer<typeof adminStatsSchema>
