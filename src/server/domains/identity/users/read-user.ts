import { and, count, eq, gt, max, sql } from 'drizzle-orm'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { whereInvited } from '#domains/identity/auth/email-links.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { sessions, users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { projects } from '#platform/db/schema/projects.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { whereHasSecondFactor } from '#platform/sessions/sessions.ts'
import { toAdminUser } from './list-users.ts'

/**
 * Returns a user with the numbers of their active sessions, bookings, projects and open work. Returns null when the
 * id is unknown.
 */
export async function readUser(
  { db, now, user }: ServiceContext<SessionUser>,
  id: number,
): Promise<AdminUserDetail | null> {
  const rows = await batchNamed(db, {
    users: db
      .select({ user: users, hasSecondFactor: sql<number>`${whereHasSecondFactor(id)}` })
      .from(users)
      .where(eq(users.id, id)),
    sessions: db
      .select({ count: count(), lastSeenAt: max(sessions.lastSeenAt) })
      .from(sessions)
      .where(and(eq(sessions.userId, id), gt(sessions.expiresAt, now))),
    bookings: db.select({ count: count() }).from(bookings).where(eq(bookings.userId, id)),
    invitations: db.select({ isInvited: sql<number>`${whereInvited(id)}` }).from(sql`(select 1)`),
    projects: db.select({ count: count() }).from(projects).where(eq(projects.clientId, id)),
  })
  const [row] = rows.users
  if (!row) return null
  const [liveSessions] = rows.sessions
  return {
    ...toAdminUser(row.user, rows.invitations[0]?.isInvited === 1),
    isYou: id === user.id,
    hasSecondFactor: row.hasSecondFactor === 1,
    sessions: liveSessions?.count ?? 0,
    lastSeenAt: liveSessions?.lastSeenAt?.toISOString() ?? null,
    bookings: rows.bookings[0]?.count ?? 0,
    projects: rows.projects[0]?.count ?? 0,
    work: await countOpenWork(db, { id, now }),
  }
}

export interface WorkCounts {
  requests: number
  appointments: number
  projects: number
}

export async function countOpenWork(db: Db, { id, now }: { id: number; now: Date }): Promise<WorkCounts> {
  const selectAssigned = sql`select count(*) from ${bookings} where ${bookings.assigneeId} = ${id} and ${bookings.userId} is not ${id}`
  return db.get<WorkCounts>(sql`select
    (${selectAssigned} and ${bookings.status} = 'pending') as requests,
    (${selectAssigned} and ${bookings.status} = 'confirmed' and ${bookings.confirmedFor} > ${now.getTime()}) as appointments,
    (select count(*) from ${projects} where ${projects.providerId} = ${id} and ${projects.status} <> 'completed') as projects`)
}
