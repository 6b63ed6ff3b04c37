import { type SQL, sql } from 'drizzle-orm'
import type { AppointmentOutcome, BookingStatus } from '#contracts/bookings.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { createToken } from '#platform/crypto/token.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingEvents, bookingMoves, bookingOutcomes, bookings } from '#platform/db/schema/bookings.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { existingUserId, insertWhere } from '#platform/db/sql.ts'
import type { Email } from '#platform/email/mailer.ts'
import { type Notice, noticeStatements, withdrawAssignmentStatement } from '#platform/email/notify.ts'
import type { TokensAlongside } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { insertAppointmentLinkStatement } from './appointment-links.ts'
import { appointmentOf, pickedTimeOf } from './appointments.ts'
import { whereAssignable, type AssigneeEmail, whereEmailApplies } from './assignees.ts'
import { auditEntriesOf } from './booking-audit.ts'
import { appointmentEmail, bookingReceivedEmail, statusEmail } from './booking-emails.ts'
import { readAnswers } from './booking-row.ts'
import {
  holdOf,
  recordChangeStatements,
  type Recipients,
  withdrawBulkEmailsStatement,
} from './held-emails.ts'
import { firstReminder, withdrawRemindersStatement } from './reminders.ts'
import type { BookingSnapshot } from './snapshots.ts'

export interface BookingChange {
  status?: BookingStatus | undefined
  confirmedFor?: Date | null | undefined
  assigneeId?: number | null | undefined
  isSpam?: false | undefined
  outcome?: AppointmentOutcome | null | undefined
  outcomeNote?: string | null | undefined
  appointmentMinutes?: number | null | undefined
  heldUntil?: Date | undefined
}

interface Write {
  /** The id by which a change of the status can be undone. */
  changeId?: string | undefined
  snapshot: BookingSnapshot
  change: BookingChange
  isByClient: boolean
  emailTokens?: TokensAlongside | undefined
  notice: { email: Notice; tokens: TokensAlongside } | undefined
  assigneeEmails: readonly AssigneeEmail[]
}

export const nextSequence = sql`${bookings.calendarSequence} + 1`

export function changeStatements(
  context: ServiceContext,
  { changeId, snapshot, change, isByClient, emailTokens, notice, assigneeEmails }: Write,
) {
  const { db, now, siteUrl, user } = context
  const { status, confirmedFor, assigneeId, isSpam, appointmentMinutes, heldUntil } = change
  const { outcome, outcomeNote = null } = change
  const { booking } = snapshot
  const startsAt = appointmentOf({
    status: status ?? booking.status,
    confirmedFor: confirmedFor === undefined ? booking.confirmedFor : confirmedFor,
  })
  const movesAppointment = status !== undefined || confirmedFor !== undefined
  const appointment = appointmentAfter(snapshot, change, now)
  const link = appointment && {
    token: createToken(),
    email: snapshot.contact.email,
    startsAt: appointment,
  }
  const email = emailOf(snapshot, change, { now, siteUrl, token: link?.token })
  const whereEmailed = emailTokens?.whereLeft ?? sql`1`
  const hold = changeId === undefined ? undefined : holdOf(changeId, { booking, now })
  return {
    set: {
      ...(status === undefined ? {} : { status }),
      ...(confirmedFor === undefined ? {} : { confirmedFor }),
      ...(assigneeId === undefined ? {} : { assigneeId }),
      ...(appointmentMinutes === undefined ? {} : { appointmentMinutes }),
      ...(heldUntil === undefined ? {} : { heldUntil }),
      ...(movesAppointment
        ? {
            calendarSequence: nextSequence,
            remindAt: firstReminder(sql`${startsAt?.getTime() ?? null}`, now),
          }
        : {}),
      ...(confirmedFor === undefined ? {} : { outcome: null, outcomeNote: null }),
      ...(outcome === undefined ? {} : { outcome, outcomeNote }),
      ...(isSpam === false ? { spamSign: null } : {}),
    },
    where: typeof assigneeId === 'number' ? whereAssignableUser(assigneeId) : undefined,
    alongside: (whereCurrent: SQL, matchesRow: SQL) => ({
      undoableChange:
        changeId !== undefined && status !== undefined
          ? recordChangeStatements(
              context,
              { id: changeId, booking, status, confirmedFor, assigneeId, isByClient },
              { whereCurrent, matchesRow },
            )
          : undefined,
      event:
        status &&
        insertWhere(
          db,
          bookingEvents,
          { bookingId: bookings.id, status, actorId: existingUserId(user?.id), createdAt: now },
          matchesRow,
          bookings,
        ),
      move:
        confirmedFor === undefined
          ? undefined
          : insertWhere(
              db,
              bookingMoves,
              {
                bookingId: bookings.id,
                startedBefore: bookings.confirmedFor,
                startsAt: confirmedFor,
                movedBy: isByClient ? 'client' : 'agency',
                actorId: existingUserId(user?.id),
                createdAt: now,
              },
              matchesRow,
              bookings,
            ),
      outcome:
        outcome !== undefined && booking.confirmedFor
          ? insertWhere(
              db,
              bookingOutcomes,
              {
                bookingId: booking.id,
                startsAt: booking.confirmedFor,
                outcome,
                note: outcomeNote,
                actorId: existingUserId(user?.id),
                createdAt: now,
              },
              whereCurrent,
            )
          : undefined,
      assigneeEmails: assigneeEmails
        .filter(({ email: { to } }) => to !== notice?.email.to)
        .filter(({ onlyIf }) => !hold || onlyIf !== 'untold')
        .flatMap((letter) =>
          noticeStatements(
            db,
            letter.email,
            hold ? whereCurrent : sql`${whereCurrent} and ${whereEmailApplies(letter)}`,
            // Undo leaves the assignment in place.
            'topic' in letter.email ? undefined : hold,
          ),
        ),
      oldAssignment:
        assigneeId !== undefined && booking.assigneeId !== null
          ? withdrawAssignmentStatement(
              db,
              booking.assigneeId,
              sql`${heldNotices.bookingId} = ${booking.id} and ${whereCurrent}`,
            )
          : undefined,
      oldEmails: recipientsOfOutdatedEmails(booking, change).map((to) =>
        withdrawBulkEmailsStatement(db, { bookingId: booking.id, to, when: whereCurrent }),
      ),
      oldReminders: movesAppointment
        ? withdrawRemindersStatement(db, sql`(${booking.id})`, whereCurrent)
        : undefined,
      email: email && noticeStatements(db, email, sql`${whereCurrent} and ${whereEmailed}`, hold),
      link:
        email && link
          ? insertAppointmentLinkStatement(db, link, sql`${matchesRow} and ${whereEmailed}`)
          : undefined,
      emailTokens: email && emailTokens?.taking(whereCurrent),
      notice: notice && [
        ...noticeStatements(db, notice.email, sql`${whereCurrent} and ${notice.tokens.whereLeft}`, hold),
        ...notice.tokens.taking(whereCurrent),
      ],
      audit:
        !isByClient && user
          ? auditEntriesOf(snapshot, change, user).map((entry) => auditStatement(db, entry, whereCurrent))
          : undefined,
    }),
  }
}

function recipientsOfOutdatedEmails(
  booking: BookingSnapshot['booking'],
  { status, confirmedFor, assigneeId }: BookingChange,
): Recipients[] {
  // Waiting emails go out before those of the new status, which wait too: undoing it must leave them.
  if (status !== undefined) return []
  if (confirmedFor !== undefined) return ['everybody']
  // Only while it is confirmed: the waiting email about a cancelled appointment is the only news of it.
  const isTakenAway = assigneeId !== undefined && booking.status === 'confirmed'
  return isTakenAway && booking.assigneeId !== null ? [booking.assigneeId] : []
}

function appointmentAfter({ booking }: BookingSnapshot, change: BookingChange, now: Date): Date | null {
  const { status = booking.status, confirmedFor = booking.confirmedFor } = change
  if (change.isSpam === false) return pickedTimeOf(booking, now)
  const saysSo = change.status !== undefined || change.confirmedFor !== undefined
  return saysSo ? appointmentOf({ status, confirmedFor }) : null
}

const whereAssignableUser = (id: number) =>
  sql`exists (select 1 from ${users} where ${users.id} = ${id} and ${whereAssignable})`

function emailOf(
  { booking, service, contact }: BookingSnapshot,
  change: BookingChange,
  { now, siteUrl, token }: Pick<ServiceContext, 'now' | 'siteUrl'> & { token: string | undefined },
): Email | Notice | undefined {
  const { status, confirmedFor = booking.confirmedFor, isSpam } = change
  const { appointmentMinutes: minutes = booking.appointmentMinutes } = change
  const details = {
    service,
    contact,
    confirmedFor,
    siteUrl,
    token,
    code: booking.code,
    companyName: booking.companyName,
    minutes,
    clientTimeZone: booking.clientTimeZone,
    appointmentBefore: appointmentOf(booking),
    sequence: booking.calendarSequence + 1,
    changedAt: now,
  }
  if (status !== undefined) return statusEmail(details, status)
  const hasNewDate = confirmedFor?.getTime() !== booking.confirmedFor?.getTime()
  if (hasNewDate) return booking.status === 'confirmed' ? appointmentEmail(details) : undefined
  if (isSpam !== false) return undefined
  const pickedTime = pickedTimeOf(booking, now)
  const hold =
    pickedTime && booking.heldUntil && token
      ? { startsAt: pickedTime, until: booking.heldUntil, personTimeZone: null }
      : undefined
  return bookingReceivedEmail({ ...details, answers: readAnswers(booking), heldTime: hold })[0]
}
