import { type SQL, sql } from 'drizzle-orm'
import type { BookingStatus } from '#contracts/bookings.ts'
import { type AssigneeEvent, assigneeEmail, requestAssignedEmail } from './assignee-emails.ts'
import type { Email } from '#platform/email/mailer.ts'
import type { Notice } from '#platform/email/notify.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { readAssignees } from './read-assignees.ts'
import type { BookingContact } from './booking-contact.ts'
import { appointmentOf } from './find-appointment.ts'
import type { BookingSnapshot } from './see-booking.ts'
import type { afterChange } from './see-bookings.ts'
import { whereNotNotified } from './withdraw-bulk-emails.ts'
import type { BookingChange } from './write-change.ts'

interface Assignment {
  assigneeId: number | null
  startsAt: Date | null
}

export interface AssignmentChange
  extends Omit<AssigneeEvent, 'what' | 'assignee' | 'startsAt' | 'startedBefore' | 'replyTo' | 'siteUrl'> {
  bookingId: number
  contact: Pick<BookingContact, 'email'>
  before: Assignment
  after: Assignment & { isOpen: boolean }
}

export interface AssigneeEmail {
  bookingId: number
  email: Email | Notice
  onlyIf?: 'told' | 'untold'
}

export async function assigneeEmails(
  { db, now, siteUrl, user }: ServiceContext,
  changes: readonly AssignmentChange[],
): Promise<AssigneeEmail[]> {
  const events = changes.flatMap((change) => eventsOf(change, now).map((event) => ({ ...change, ...event })))
  const ids = new Set(events.flatMap(({ userId }) => (userId === user?.id ? [] : [userId])))
  if (ids.size === 0) return []
  const assignees = await readAssignees(db, [...ids])
  return events.flatMap(({ bookingId, userId, before, after, contact, onlyIf, ...event }) => {
    const assignee = assignees.get(userId)
    if (!assignee) return []
    const details = { ...event, assignee, startedBefore: before.startsAt, replyTo: contact.email, siteUrl }
    const { what, startsAt } = event
    const email =
      what === 'request-assigned'
        ? requestAssignedEmail(details)
        : assigneeEmail({ ...details, what, startsAt })
    return [{ bookingId, onlyIf, email }]
  })
}

/** Holds if the email is right for its reader. Evaluated before what waits is withdrawn. */
export function whereEmailApplies({ bookingId, email, onlyIf }: AssigneeEmail): SQL {
  if (onlyIf === undefined || !email.userId) return sql`1`
  const untold = whereNotNotified(bookingId, email.userId)
  return onlyIf === 'told' ? sql`not ${untold}` : untold
}

export const callingOff = ({
  assigneeId,
  appointmentBefore,
  ...booking
}: ReturnType<typeof afterChange>) => ({
  ...booking,
  bookingId: booking.id,
  before: { assigneeId, startsAt: appointmentBefore },
  after: { assigneeId, startsAt: null, isOpen: false },
})

export async function assigneeEmailsOfChange(
  context: ServiceContext,
  { booking, service, contact }: BookingSnapshot,
  change: BookingChange,
): Promise<AssigneeEmail[]> {
  const before = { assigneeId: booking.assigneeId, startsAt: appointmentOf(booking) }
  const { status = booking.status, confirmedFor = booking.confirmedFor } = change
  const { assigneeId = booking.assigneeId } = change
  const startsAt = startsAtAfter({ status, confirmedFor }, before.startsAt)
  const details = { ...booking, bookingId: booking.id, service, contact }
  const after = { assigneeId, startsAt, isOpen: isOpen(status) }
  return assigneeEmails(context, [{ ...details, before, after }])
}

export const isOpen = (status: BookingStatus): boolean => status === 'pending' || status === 'confirmed'

/**
 * Returns when an appointment starts after a change. One completed early stays in calendars: it took place, or will.
 */
export const startsAtAfter = (
  after: Parameters<typeof appointmentOf>[0],
  startedBefore: Date | null,
): Date | null => (after.status === 'completed' ? startedBefore : appointmentOf(after))

type AssignmentEvent = Pick<AssigneeEmail, 'onlyIf'> & { userId: number } & (
    | Pick<AssigneeEvent, 'what' | 'startsAt'>
    | { what: 'request-assigned'; startsAt?: never }
  )

function eventsOf({ before, after }: AssignmentChange, now: Date) {
  const events: AssignmentEvent[] = []
  const [was, is] = [comingOf(before, now), comingOf(after, now)]
  if (was && was.userId !== is?.userId) {
    const goesOn = after.startsAt !== null && after.assigneeId !== was.userId
    events.push({ ...was, what: goesOn ? 'unassigned' : 'called-off', onlyIf: 'told' })
  }
  if (is && is.userId !== was?.userId) events.push({ ...is, what: 'assigned' })
  if (is && is.userId === was?.userId && is.startsAt.getTime() !== was.startsAt.getTime())
    events.push({ ...is, what: 'moved', onlyIf: 'told' }, { ...is, what: 'assigned', onlyIf: 'untold' })
  const isRequest = after.isOpen && after.startsAt === null
  if (isRequest && after.assigneeId !== null && after.assigneeId !== before.assigneeId)
    events.push({ userId: after.assigneeId, what: 'request-assigned' })
  return events
}

const comingOf = ({ assigneeId, startsAt }: Assignment, now: Date) =>
  assigneeId !== null && startsAt && startsAt > now ? { userId: assigneeId, startsAt } : null
