import { and, count, eq, gt, max } from 'drizzle-orm'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { projects } from '#server/db/schema/projects.ts'
import { toAdminUser } from './list-users.ts'

/** One account with what hangs on it, or null. @param readerId whose 'you' is */
export async function readUser(
  db: Db,
  { id, readerId, now }: { id: number; readerId: number; now: Date },
): Promise<AdminUserDetail | null> {
  const found = await batchNamed(db, {
    users: db.select().from(users).where(eq(users.id, id)),
    sessions: db
      .select({ count: count(), lastSeenAt: max(sessions.lastSeenAt) })
      .from(sessions)
      .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now))),
    bookings: db.select({ count: count() }).from(bookings).where(eq(bookings.userId, id)),
    projects: db.select({ count: count() }).from(projects).where(eq(projects.clientId, id)),
  })
  const [user] = found.users
  if (!user) return null
  const [open] = found.sessions
  return {
    ...toAdminUser(user),
    isYou: id === readerId,
    sessions: open?.count ?? 0,
    lastSeenAt: open?.lastSeenAt?.toISOString() ?? null,
    bookings: found.bookings[0]?.count ?? 0,
    projects: found.projects[0]?.count ?? 0,
  }
}
