import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { bookingRefusals } from '#content/interface/answers.ts'
import type { BookingFilter } from '#contracts/admin-booking-requests.ts'
import { bulkMax, type BulkResult, undoWindowMs } from '#contracts/admin-bookings.ts'
import { bookingTransitions, transitionsFrom } from '#contracts/booking-transitions.ts'
import { type BookingStatus, bookingStatuses } from '#contracts/bookings.ts'
import { createToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import {
  bookingEvents,
  bookingMoves,
  bookings,
  bulkChangeItems,
  bulkChanges,
} from '#platform/db/schema/bookings.ts'
import { existingUserId, insertWhere, isUniqueViolation, valuesOf } from '#platform/db/sql.ts'
import { queueBulkEmailsStatement } from '#platform/email/mailer.ts'
import { bulkNoticeStatements } from '#platform/email/notify-in-bulk.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { insertAppointmentLinksStatement } from './appointment-links.ts'
import { assigneeEmails, isOpen, startsAtAfter } from './assignees.ts'
import { auditEachStatement } from './booking-audit.ts'
import { statusEmail } from './booking-emails.ts'
import { nextUpdatedAt } from './booking-row.ts'
import { newChangeId, sendAfterUndo } from './held-emails.ts'
import { findBookings } from './list-bookings.ts'
import { firstReminder, withdrawRemindersStatement } from './reminders.ts'
import { afterChange, seeBookings, whereUnchanged } from './snapshots.ts'
import { nextSequence } from './write-change.ts'

export interface BulkChange {
  id?: string | undefined
  status: BookingStatus
  which: { codes: readonly string[] } | { filter: BookingFilter }
}

export type BulkRefusal =
  | { reason: 'bulk-change-too-large'; bookingsMax: number }
  | { reason: 'invalid-field'; field: 'id' }

/**
 * Changes several bookings in one batch. Its first statement selects the bookings and the others follow it, so that
 * events, emails and audit entries cover exactly those that changed, even beside a concurrent change.
 */
export async function changeInBulk(
  context: ServiceContext<SessionUser>,
  { id = newChangeId(), status, which }: BulkChange,
): Promise<{ ok: true; result: BulkResult } | ({ ok: false } & BulkRefusal)> {
  const { db, now, user } = context
  const ids = 'filter' in which ? await findForBulk(context, which.filter) : null
  if (ids && ids.length > bulkMax) {
    return { ok: false, reason: 'bulk-change-too-large', bookingsMax: bulkMax }
  }
  const snapshots = await seeBookings(db, ids ? { ids } : { codes: 'codes' in which ? which.codes : [] })
  const sourceStatuses = bookingStatuses.filter((from) => bookingTransitions[from].includes(status))

  const selectedIds = sql`select ${bulkChangeItems.bookingId} from ${bulkChangeItems} where ${bulkChangeItems.bulkId} = ${id}`
  const { toClients, toAssignees, links } = await emailsFor(context, snapshots, status)
  const seenIds = valuesOf(snapshots.map((booking) => booking.id))
  const sendAfter = sendAfterUndo(now)
  const rows = await batchNamed(db, {
    change: db
      .insert(bulkChanges)
      .values({ id, adminId: existingUserId(user.id), toStatus: status, createdAt: now }),
    items: insertWhere(
      db,
      bulkChangeItems,
      {
        bulkId: id,
        bookingId: bookings.id,
        fromStatus: bookings.status,
        startsAt: null,
        startedBefore:
          status === 'confirmed'
            ? sql<Date>`case when ${bookings.confirmedFor} <= ${now.getTime()} then ${bookings.confirmedFor} end`
            : null,
      },
      sql`${whereUnchanged(snapshots)} and ${inArray(bookings.status, sourceStatuses)}`,
      bookings,
    ),
    events: insertWhere(
      db,
      bookingEvents,
      { bookingId: bulkChangeItems.bookingId, status, actorId: existingUserId(user.id), createdAt: now },
      eq(bulkChangeItems.bulkId, id),
      bulkChangeItems,
    ),
    moves: insertWhere(
      db,
      bookingMoves,
      {
        bookingId: bulkChangeItems.bookingId,
        startedBefore: bulkChangeItems.startedBefore,
        startsAt: null,
        movedBy: 'agency',
        actorId: existingUserId(user.id),
        createdAt: now,
      },
      sql`${bulkChangeItems.bulkId} = ${id} and ${bulkChangeItems.startedBefore} is not null`,
      bulkChangeItems,
    ),
    audit: auditEachStatement(db, {
      id,
      actor: user,
      before: sql`i.from_status`,
      after: sql`${status}`,
      only: sql`1`,
    }),
    oldReminders: withdrawRemindersStatement(db, sql`(${selectedIds})`),
    emails: bulkNoticeStatements(db, { bulkId: id, sendAfter, emails: toClients, due: selectedIds }),
    assigneeEmails: queueBulkEmailsStatement(db, {
      bulkId: id,
      sendAfter,
      emails: toAssignees,
      where: sql`value ->> 'id' in (${selectedIds})`,
    }),
    links: insertAppointmentLinksStatement(db, links, selectedIds),
    changedRows: db
      .update(bookings)
      .set({
        status,
        ...(status === 'confirmed'
          ? {
              confirmedFor: sql`case when ${bookings.confirmedFor} > ${now.getTime()} then ${bookings.confirmedFor} end`,
            }
          : {}),
        updatedAt: nextUpdatedAt(now),
        calendarSequence: nextSequence,
        remindAt: status === 'confirmed' ? firstReminder(sql`${bookings.confirmedFor}`, now) : null,
      })
      .where(inArray(bookings.id, sql`(${selectedIds})`))
      .returning({ id: bookings.id }),
    // Here and not later: a read that fails after the change would hide how to undo it.
    refusedRows: db
      .select({ code: bookings.code, companyName: bookings.companyName, status: bookings.status })
      .from(bookings)
      .where(and(inArray(bookings.id, seenIds), notInArray(bookings.id, sql`(${selectedIds})`))),
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return null
    throw error
  })
  if (!rows) return { ok: false, reason: 'invalid-field', field: 'id' }
  const { changedRows, refusedRows } = rows

  const changedIds = new Set(changedRows.map((booking) => booking.id))
  return {
    ok: true,
    result: {
      id: changedIds.size > 0 ? id : null,
      undoUntil: new Date(now.getTime() + undoWindowMs).toISOString(),
      status,
      changed: snapshots.filter((booking) => changedIds.has(booking.id)).map(({ code }) => formatCode(code)),
      refused: refusedRows.map(({ code, companyName, status: from }) => ({
        confirmationCode: formatCode(code),
        companyName,
        status: from,
        reason: sourceStatuses.includes(from)
          ? bookingRefusals['booking-conflict']({ changedBy: null, status: from })
          : bookingRefusals['illegal-transition']({ from, to: status }),
      })),
    },
  }
}

async function emailsFor(
  context: ServiceContext<SessionUser>,
  snapshots: Awaited<ReturnType<typeof seeBookings>>,
  status: BookingStatus,
) {
  const { now, siteUrl } = context
  const toClients = snapshots.map((booking) => {
    const after = { ...afterChange(booking, { now, siteUrl }), token: createToken() }
    const confirmedFor = isPast(booking, now) ? null : after.confirmedFor
    return {
      bookingId: booking.id,
      email: statusEmail({ ...after, confirmedFor }, status),
      ...after,
      confirmedFor,
    }
  })
  const toAssignees = await assigneeEmails(
    context,
    toClients.map(({ appointmentBefore, assigneeId, confirmedFor, ...booking }) => ({
      ...booking,
      before: { assigneeId, startsAt: appointmentBefore },
      after: {
        assigneeId,
        startsAt: startsAtAfter({ status, confirmedFor }, appointmentBefore),
        isOpen: isOpen(status),
      },
    })),
  )
  const links = toClients.flatMap(({ bookingId, token, contact, confirmedFor }) =>
    status === 'confirmed' && confirmedFor
      ? [{ bookingId, token, email: contact.email, startsAt: confirmedFor }]
      : [],
  )
  return { toClients, toAssignees, links }
}

const isPast = ({ status, confirmedFor }: { status: BookingStatus; confirmedFor: Date | null }, now: Date) =>
  status === 'pending' && confirmedFor !== null && confirmedFor <= now

export async function findForBulk(
  context: ServiceContext<SessionUser>,
  filter: BookingFilter,
): Promise<number[]> {
  const ids: number[] = []
  let place: Awaited<ReturnType<typeof findBookings>>['next'] | undefined
  do {
    const page = await findBookings(context, {
      filter,
      sort: 'newest',
      place: place ?? undefined,
      max: bulkMax + 1 - ids.length,
    })
    ids.push(...page.ids)
    place = page.next
  } while (place && ids.length <= bulkMax)
  return ids
}

/** Counts the bookings that a bulk change would change now. */
export async function countBulkChange(
  context: ServiceContext<SessionUser>,
  { status, which }: Omit<BulkChange, 'id'>,
): Promise<{ ok: true; count: number } | ({ ok: false } & BulkRefusal)> {
  const ids = 'filter' in which ? await findForBulk(context, which.filter) : null
  if (ids && ids.length > bulkMax) {
    return { ok: false, reason: 'bulk-change-too-large', bookingsMax: bulkMax }
  }
  const snapshots = await seeBookings(
    context.db,
    ids ? { ids } : { codes: 'codes' in which ? which.codes : [] },
  )
  return {
    ok: true,
    count: snapshots.filter((booking) => transitionsFrom(booking.status).includes(status)).length,
  }
}
