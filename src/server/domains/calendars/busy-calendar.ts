import { and, eq, sql } from 'drizzle-orm'
import { isOfAgency } from '#platform/access/is-of-agency.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { calendarSubscriptions } from '#platform/db/schema/calendars.ts'
import { busyTimes } from '#platform/db/schema/schedules.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { readForeignUrl } from '#platform/preview/check-url.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { sealUrl } from './read-calendars.ts'

export const busySource = 'calendar'

/**
 * Sets or replaces the calendar whose events block the user's free times. Refuses with `calendar-address-refused`
 * unless the URL is public HTTPS, `own-calendar-url`, `calendar-agency-only`, `too-many-attempts`, or
 * `calendar-unavailable` without a secret.
 */
export async function setBusyCalendar(
  context: ServiceContext<SessionUser>,
  givenAddress: string,
  secret: string | undefined,
) {
  const { db, now, siteUrl, user } = context
  const foreign = readForeignUrl(givenAddress.replace(/^webcals?:/i, 'https:'))
  if (!foreign.ok) return { ok: false as const, reason: 'calendar-address-refused' as const }
  if (foreign.url.host === new URL(siteUrl).host)
    return { ok: false as const, reason: 'own-calendar-url' as const }
  if (!(await isOfAgency(context, user)))
    return { ok: false as const, reason: 'calendar-agency-only' as const }
  if (!secret) return { ok: false as const, reason: 'calendar-unavailable' as const }
  const tokens = await takeTokens(context, [limit('calendar-changes', user.id)])
  if (!tokens.ok) return tokens
  const { href, host } = foreign.url
  const subscription = {
    address: await sealUrl(secret, user.id, href),
    host,
    createdAt: now,
    nextReadAt: now,
    lastReadAt: null,
    failingSince: null,
    problem: null,
    unread: null,
  }
  await batchNamed(db, {
    busy: deleteBusyTimesStatement(context),
    subscription: insertWhere(
      db,
      calendarSubscriptions,
      { ...subscription, userId: users.id },
      sql`${eq(users.id, user.id)}`,
      users,
    ).onConflictDoUpdate({ target: calendarSubscriptions.userId, set: subscription }),
  })
  return { ok: true as const }
}

/** Deletes the user's busy calendar and the busy times that were read from it. */
export async function removeBusyCalendar(context: ServiceContext<SessionUser>): Promise<void> {
  const { db, user } = context
  await batchNamed(db, {
    busy: deleteBusyTimesStatement(context),
    subscription: db.delete(calendarSubscriptions).where(eq(calendarSubscriptions.userId, user.id)),
  })
}

const deleteBusyTimesStatement = ({ db, user }: ServiceContext<SessionUser>) =>
  db.delete(busyTimes).where(and(eq(busyTimes.userId, user.id), eq(busyTimes.source, busySource)))
