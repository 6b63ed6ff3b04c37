import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { OfferedSlot } from '#domains/schedules/find-free-slots.ts'
import { whereOccupiesTime, whereOverlapsSlot } from '#domains/schedules/occupies-time.ts'
import { createToken } from '#platform/crypto/token.ts'
import type { Statement } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { agencyNoticeTokens } from '#platform/email/agency-emails.ts'
import { noticeStatements } from '#platform/email/notify.ts'
import { unprovedTokens } from '#platform/email/unproved-address.ts'
import { tokensAlongside } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { insertAppointmentLinkStatement } from './appointment-links.ts'
import { timeLostEmails } from './booking-emails.ts'
import { bookingContact, contactAccount } from './booking-row.ts'
import { dayMs } from './reminders.ts'
import { clientOf, type BookingSnapshot } from './snapshots.ts'

/** A time overlaps at most two lapsed holds. The limit bounds the queries of a request. */
const notifiedMax = 2
const linkDays = 14

interface TimeTaken {
  slot: OfferedSlot
  exceptId?: number
}

/**
 * Returns the statements that tell clients and the agency that a held time now goes to somebody else. They must run
 * before the statement that takes the time, so that they tell it once.
 */
export async function lostTimeStatements(
  context: ServiceContext,
  timeTaken: TimeTaken,
): Promise<(takerExists: SQL) => Statement[]> {
  const snapshots = await lapsedHolds(context, timeTaken)
  const toldClients = snapshots.map((snapshot) => clientLostTimeStatements(context, snapshot, timeTaken.slot))
  return (takerExists) => toldClients.flatMap((telling) => telling(takerExists))
}

export async function lapsedHolds(
  { db, now }: ServiceContext,
  { slot, exceptId = 0 }: TimeTaken,
): Promise<BookingSnapshot[]> {
  const rows = await db
    .select({ booking: bookings, service: services.bookingTitle, account: contactAccount })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(users, eq(users.id, bookings.userId))
    .where(
      and(
        whereOverlapsSlot('bookings', slot),
        eq(bookings.status, 'pending'),
        isNull(bookings.spamSign),
        gt(bookings.confirmedFor, now),
        sql`not ${whereOccupiesTime('bookings', now)} and ${bookings.id} <> ${exceptId}`,
      ),
    )
    .limit(notifiedMax)
  return rows.map(({ booking, service, account }) => ({
    booking,
    service,
    contact: bookingContact(booking.clientEmail, account),
  }))
}

function clientLostTimeStatements(context: ServiceContext, snapshot: BookingSnapshot, slot: OfferedSlot) {
  const { db, now, siteUrl } = context
  const { booking, service, contact } = snapshot
  const token = createToken()
  const [toClient, toAgency] = timeLostEmails({
    ...booking,
    service,
    contact,
    siteUrl,
    token,
    personTimeZone: slot.timeZone,
  })
  const emailTokens =
    contact.name === null ? unprovedTokens(context, 'booking', contact.email) : tokensAlongside(context, [])
  const noticeTokens = agencyNoticeTokens(context, clientOf(snapshot))
  const matchesRow = sql`${bookings.id} = ${booking.id} and ${bookings.status} = 'pending' and ${bookings.calendarSequence} = ${booking.calendarSequence}`
  const expiresAt = new Date(now.getTime() + linkDays * dayMs)
  return (takerExists: SQL): Statement[] => {
    const whereLost = sql`${takerExists} and exists (select 1 from ${bookings} where ${matchesRow})`
    return [
      insertAppointmentLinkStatement(
        db,
        { token, email: contact.email, startsAt: expiresAt },
        sql`${matchesRow} and ${takerExists} and ${emailTokens.whereLeft}`,
      ),
      ...noticeStatements(db, toClient, sql`${whereLost} and ${emailTokens.whereLeft}`),
      ...emailTokens.taking(whereLost),
      ...noticeStatements(db, toAgency, sql`${whereLost} and ${noticeTokens.whereLeft}`),
      ...noticeTokens.taking(whereLost),
    ]
  }
}
