import { and, count, eq, gt, max } from 'drizzle-orm'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
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
  const [[user], [open], [booked], [worked]] = await db.batch([
    db.select().from(users).where(eq(users.id, id)),
    db
      .select({ count: count(), lastSeenAt: max(sessions.lastSeenAt) })
      .from(sessions)
      .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now))),
    db.select({ count: count() }).from(bookings).where(eq(bookings.userId, id)),
    db.select({ count: count() }).from(projects).where(eq(projects.clientId, id)),
  ])
  if (!user) return null
  return {
    ...toAdminUser(user),
    isYou: id === readerId,
    sessions: open?.count ?? 0,
    lastSeenAt: open?.lastSeenAt?.toISOString() ?? null,
    bookings: booked?.count ?? 0,
    projects: worked?.count ?? 0,
  }
}
