import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { calendarTexts } from '#content/interface/machines.ts'
import type { AuditAction } from '#contracts/audit.ts'
import type { Role } from '#contracts/auth.ts'
import type { FeedScope } from '#contracts/calendars.ts'
import { calendarUid } from '#domains/bookings/calendar.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { createToken, hashToken, isToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { calendarFeeds } from '#platform/db/schema/calendars.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { linkFor } from '#platform/email/booking-links.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { countDeadLink, takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { site } from '#site.config.ts'
import { type FeedAppointment, listAppointments } from './list-appointments.ts'

type FeedOwner = Pick<ServiceContext<SessionUser>, 'db' | 'user'>

/**
 * Creates the user's calendar feed and returns its secret URL; the URL of an earlier feed stops working. Refuses with
 * `admins-only` when another role asks for the scope `all`, or `too-many-attempts`.
 */
export async function createFeed(context: ServiceContext<SessionUser>, scope: FeedScope) {
  const { db, now, siteUrl, user } = context
  if (scope === 'all' && user.role !== 'admin') return { ok: false as const, reason: 'admins-only' as const }
  const tokens = await takeTokens(context, [limit('calendar-changes', user.id)])
  if (!tokens.ok) return tokens
  const token = createToken()
  const feed = { tokenHash: hashToken(token), scope, createdAt: now }
  await batchNamed(db, {
    feed: insertWhere(
      db,
      calendarFeeds,
      { ...feed, userId: users.id },
      sql`${eq(users.id, user.id)}`,
      users,
    ).onConflictDoUpdate({ target: calendarFeeds.userId, set: feed }),
    audit: feedAuditStatement(context, 'user.calendar-add', scope, sql`changes() > 0`),
  })
  return { ok: true as const, address: `${siteUrl}/api/calendar/${token}/appointments.ics` }
}

/** Deletes the user's calendar feed, so that its URL stops working. */
export async function deleteFeed(context: ServiceContext<SessionUser>): Promise<void> {
  await batchNamed(context.db, deleteFeedStatements(context))
}

export function deleteFeedStatements(context: FeedOwner, when: SQL = sql`1`) {
  const { db, user } = context
  const matchesFeed = sql`${eq(calendarFeeds.userId, user.id)} and ${when}`
  const exists = sql`exists (select 1 from ${calendarFeeds} where ${matchesFeed})`
  return {
    feedAudit: feedAuditStatement(context, 'user.calendar-remove', null, exists),
    feed: db.delete(calendarFeeds).where(matchesFeed),
  }
}

function feedAuditStatement(
  { db, user }: FeedOwner,
  action: AuditAction,
  scope: FeedScope | null,
  when = sql`1`,
) {
  if (user.role !== 'admin') return null
  const after = scope ? { after: { scope } } : {}
  return auditStatement(db, { actor: user, action, subject: user.username, ...after }, when)
}

/**
 * Returns the iCalendar file of a feed. Refuses with `no-such-page` when the token is unknown or its owner disabled,
 * or `too-many-attempts`.
 */
export async function readFeed(context: ServiceContext, token: string) {
  const { db, siteUrl } = context
  if (!isToken(token)) return { ok: false as const, reason: 'no-such-page' as const }
  const [feed] = await db
    .select({ scope: calendarFeeds.scope, userId: users.id, role: users.role })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, hashToken(token)), isNull(users.disabledAt)))
  if (!feed) {
    const linkTokens = await countDeadLink(context)
    return linkTokens.ok ? { ok: false as const, reason: 'no-such-page' as const } : linkTokens
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

function whereOf({ scope, userId, role }: Feed): SQL | undefined {
  if (role === 'client') return eq(bookings.userId, userId)
  return scope === 'all' && role === 'admin' ? undefined : eq(bookings.assigneeId, userId)
}

const refreshSeconds = 30 * 60
const minuteMs = 60_000

interface FeedFile {
  appointments: readonly FeedAppointment[]
  role: Role
  siteUrl: string
}

/** Renders a calendar with only what it needs about a client, because whoever runs the calendar can read it. */
export function feedFile({ appointments, role, siteUrl }: FeedFile): string {
  const isForAgency = role !== 'client'
  const calendar = ical({
    prodId: { company: site.brand, product: calendarTexts.product, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    name: calendarTexts.feedName(site.brand),
    ttl: refreshSeconds,
  })
  for (const { code, service, companyName, startsAt, minutes, sequence, changedAt } of appointments) {
    if (!startsAt) continue
    const title = service ?? ''
    const url = linkFor(role)(code, siteUrl)
    calendar.createEvent({
      id: calendarUid(code),
      sequence,
      stamp: changedAt,
      start: startsAt,
      ...(minutes ? { end: new Date(startsAt.getTime() + minutes * minuteMs) } : {}),
      summary: isForAgency
        ? calendarTexts.agencySummary({ service: title, companyName })
        : calendarTexts.summary({ service: title, brand: site.brand }),
      description: calendarTexts.description({ code: formatCode(code), companyName: null, url }),
      url,
      status: ICalEventStatus.CONFIRMED,
    })
  }
  return `${calendar.toString()}\r\n`
}
