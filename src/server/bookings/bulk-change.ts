import { encodeBase32LowerCaseNoPadding } from '@oslojs/encoding'
import { eq, inArray, sql } from 'drizzle-orm'
import { bookingTransitions } from '#contracts/booking-rules.ts'
import {
  bulkMax,
  type BulkResult,
  transitionRefusal,
  type BookingFilter,
  undoWindowMs,
} from '#contracts/admin-bookings.ts'
import { type BookingStatus, bookingStatuses } from '#contracts/bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import type { AuditEntry } from '#server/audit/record.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { bookingEvents, bookings, bulkChangeItems, bulkChanges } from '#server/db/schema/bookings.ts'
import { statusEmail } from '#server/email/booking-emails.ts'
import { queueBulkEmails } from '#server/email/mailer.ts'
import { findBookings } from './list-bookings.ts'
import { logEach } from './log-each.ts'
import { seeBookings } from './see-bookings.ts'
import { nextUpdatedAt } from './write-change.ts'

interface BulkChange {
  status: BookingStatus
  /** Stored codes, or a filter that stands for what the list shows for it. */
  which: { codes: readonly string[] } | { filter: BookingFilter }
  actor: AuditEntry['actor']
  /** Origin of the site for the links in the emails, without a trailing slash. */
  siteUrl: string
  now: Date
}

/** Mails wait a little longer than the undo is open: clocks of two machines differ. */
const emailMarginMs = 2000

/**
 * Moves many bookings at once, each along the ruled way; those that may not are left and named. One statement decides
 * which are moved, and everything else of the batch follows it: of two changes at once each booking has one.
 */
export async function changeInBulk(
  db: Db,
  { status, which, actor, siteUrl, now }: BulkChange,
): Promise<{ ok: true; result: BulkResult } | { ok: false; reason: 'too-many' }> {
  const ids =
    'filter' in which ? await findForBulk(db, { filter: which.filter, readerId: actor.id, now }) : null
  if (ids && ids.length > bulkMax) return { ok: false, reason: 'too-many' }
  const seen = await seeBookings(db, ids ? { ids } : { codes: 'codes' in which ? which.codes : [] })
  const mayLeave = bookingStatuses.filter((from) => bookingTransitions[from].includes(status))

  const id = encodeBase32LowerCaseNoPadding(crypto.getRandomValues(new Uint8Array(20)))
  const moved = sql`select ${bulkChangeItems.bookingId} from ${bulkChangeItems} where ${bulkChangeItems.bulkId} = ${id}`
  const mails = seen.map((booking) => ({
    bookingId: booking.id,
    mail: statusEmail({ ...booking, siteUrl }, status),
  }))
  const asked = sql`(select value from json_each(${JSON.stringify(seen.map((booking) => booking.id))}))`
  const sendAfter = new Date(now.getTime() + undoWindowMs + emailMarginMs)
  const { changed } = await batchNamed(db, {
    change: db.insert(bulkChanges).values({ id, adminId: actor.id, toStatus: status, createdAt: now }),
    items: insertWhere(
      db,
      bulkChangeItems,
      { bulkId: id, bookingId: bookings.id, fromStatus: bookings.status },
      sql`${inArray(bookings.id, asked)} and ${inArray(bookings.status, mayLeave)}`,
      bookings,
    ),
    events: insertWhere(
      db,
      bookingEvents,
      { bookingId: bulkChangeItems.bookingId, status, actorId: actor.id, createdAt: now },
      eq(bulkChangeItems.bulkId, id),
      bulkChangeItems,
    ),
    audit: logEach(db, { id, actor, before: sql`i.from_status`, after: sql`${status}`, only: sql`1` }),
    emails: queueBulkEmails(db, { bulkId: id, sendAfter, mails, due: moved }),
    changed: db
      .update(bookings)
      .set({ status, updatedAt: nextUpdatedAt(now) })
      .where(inArray(bookings.id, sql`(${moved})`))
      .returning({ id: bookings.id }),
  })

  const changedIds = new Set(changed.map((booking) => booking.id))
  const left = seen.filter((booking) => !changedIds.has(booking.id)).map((booking) => booking.id)
  const refused = await seeBookings(db, { ids: left })
  return {
    ok: true,
    result: {
      id: changedIds.size > 0 ? id : null,
      undoUntil: new Date(now.getTime() + undoWindowMs).toISOString(),
      status,
      changed: seen.filter((booking) => changedIds.has(booking.id)).map(({ code }) => formatCode(code)),
      refused: refused.map((booking) => ({
        confirmationCode: formatCode(booking.code),
        companyName: booking.companyName,
        status: booking.status,
        reason: transitionRefusal(booking.status, status),
      })),
    },
  }
}

/** One more than may be changed says that there are too many; a scan that stopped early goes on. */
async function findForBulk(
  db: Db,
  { filter, readerId, now }: { filter: BookingFilter; readerId: number; now: Date },
): Promise<number[]> {
  const ids: number[] = []
  let place: Awaited<ReturnType<typeof findBookings>>['next'] | undefined
  do {
    const found = await findBookings(
      db,
      { filter, sort: 'newest', readerId, now },
      { place: place ?? undefined, max: bulkMax + 1 - ids.length },
    )
    ids.push(...found.ids)
    place = found.next
  } while (place && ids.length <= bulkMax)
  return ids
}
