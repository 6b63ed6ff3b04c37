import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { calendarTexts } from '#content/interface/machines.ts'
import type { Role } from '#contracts/auth.ts'
import { takesAppointments } from '#contracts/role-abilities.ts'
import { calendarUid } from '#domains/bookings/calendar.ts'
import { linkFor } from '#platform/email/booking-links.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { site } from '#site.config.ts'
import type { FeedAppointment } from './list-appointments.ts'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { hashToken, isToken } from '#platform/crypto/token.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { calendarFeeds } from '#platform/db/schema/calendars.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { countDeadLink, takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { listAppointments } from './list-appointments.ts'

const refreshSeconds = 30 * 60
const minuteMs = 60_000

interface FeedFile {
  appointments: readonly FeedAppointment[]
  role: Role
  siteUrl: string
}

/** Renders a calendar with only what it needs about a client, because whoever runs the calendar can read it. */
export function feedFile({ appointments, role, siteUrl }: FeedFile): string {
  const isForAgency = takesAppointments(role)
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
  role: Role
}

function whereOf({ scope, userId, role }: Feed): SQL | undefined {
  if (!takesAppointments(role)) return eq(bookings.userId, userId)
  return scope === 'all' && role === 'admin' ? undefined : eq(bookings.assigneeId, userId)
}
