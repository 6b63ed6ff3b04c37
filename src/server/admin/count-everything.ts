import { and, eq, isNull } from 'drizzle-orm'
import type { AdminStats } from '#contracts/admin.ts'
import { isVisible } from '#server/blog/visible-posts.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { newsletterSubscribers, posts } from '#server/db/schema/blog.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { projects } from '#server/db/schema/projects.ts'

/** The live counts of the back office. */
export async function countEverything(db: Db, now: Date): Promise<AdminStats> {
  const [publishedPosts, drafts, pendingRequests, activeProjects, clients, subscribers] = await Promise.all([
    db.$count(posts, isVisible(now)),
    db.$count(posts, eq(posts.status, 'draft')),
    db.$count(bookings, eq(bookings.status, 'pending')),
    db.$count(projects, eq(projects.status, 'active')),
    db.$count(users, and(eq(users.role, 'client'), isNull(users.disabledAt))),
    db.$count(newsletterSubscribers, isNull(newsletterSubscribers.unsubscribedAt)),
  ])
  return { publishedPosts, drafts, pendingRequests, activeProjects, clients, subscribers }
}
