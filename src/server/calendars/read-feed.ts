import { and, asc, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { batchNamed } from '#server/db/batch-named.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { calendarFeeds } from '#server/db/schema/calendars.ts'
import { services } from '#server/db/schema/content.ts'
import { countDeadLink } from '#server/rate-limit/dead-link.ts'
import { limit } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import type { DatabaseContext, ServiceContext } from '#server/service-context.ts'
import { hashToken, isToken } from '#server/sessions/token.ts'
import { withoutIndex } from '#server/db/without-index.ts'
import { feedFile } from './feed-file.ts'

const dayMs = 24 * 60 * 60_000
const pastMs = 60 * dayMs
const futureMs = 400 * dayMs
const comingMax = 400
const earlierMax = 100

export async function readFeed(context: ServiceContext, token: string) {
  const { db, siteUrl } = context
  if (!isToken(token)) return { ok: false as const, reason: 'nothing-here' as const }
  const [feed] = await db
    .select({ scope: calendarFeeds.scope, userId: users.id, role: users.role })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, hashToken(token)), isNull(users.disabledAt)))
  if (!feed) {
    const linkTokens = await countDeadLink(context)
    return linkTokens.ok ? { ok: false as const, reason: 'nothing-here' as const } : linkTokens
  }
  const tokens = await takeTokens(context, [limit('calendar-feeds', feed.userId)])
  if (!tokens.ok) return tokens
  const appointments = await listAppointments(context, whereOf(feed))
  return { ok: true as const, file: feedFile({ appointments, role: feed.role, siteUrl }) }
}

interface Feed {
  scope: 'own' | 'all'
  userId: number
  role: 'client' | 'provider' | 'admin'
}

/** Today's role decides: a former administrator sees only their own appointments. */
function whereOf({ scope, userId, role }: Feed): SQL | undefined {
  if (role === 'client') return eq(bookings.userId, userId)
  return scope === 'all' && role === 'admin' ? undefined : eq(bookings.assigneeId, userId)
}

export async function listAppointments({ db, now }: DatabaseContext, whose: SQL | undefined) {
  const today = new Date(now.getTime() - dayMs)
  const between = (from: Date, to: Date) =>
    db
      .select({
        code: bookings.code,
        companyName: bookings.companyName,
        service: services.bookingTitle,
        startsAt: bookings.confirmedFor,
        minutes: bookings.appointmentMinutes,
        sequence: bookings.calendarSequence,
        changedAt: bookings.updatedAt,
      })
      .from(bookings)
      .leftJoin(services, eq(services.id, bookings.serviceId))
      .where(
        and(
          whose,
          gte(bookings.confirmedFor, from),
          lt(bookings.confirmedFor, to),
          sql`${withoutIndex(bookings.status)} in ('confirmed', 'completed')`,
        ),
      )
  const { earlier, coming } = await batchNamed(db, {
    earlier: between(new Date(now.getTime() - pastMs), today)
      .orderBy(desc(bookings.confirmedFor))
      .limit(earlierMax),
    coming: between(today, new Date(now.getTime() + futureMs))
      .orderBy(asc(bookings.confirmedFor))
      .limit(comingMax),
  })
  return [...earlier.reverse(), ...coming]
}

export type FeedAppointment = Awaited<ReturnType<typeof listAppointments>>[number]
