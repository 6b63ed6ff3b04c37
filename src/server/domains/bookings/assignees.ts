import { and, asc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { BookingStatus } from '#contracts/bookings.ts'
import { whereOfAgency } from '#platform/access/is-of-agency.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { valuesOf } from '#platform/db/sql.ts'
import type { Email } from '#platform/email/mailer.ts'
import type { Notice } from '#platform/email/notify.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { appointmentOf } from './appointments.ts'
import {
  type Assignee,
  assigneeEmail,
  type AssigneeEvent,
  requestAssignedEmail,
} from './appointment-emails.ts'
import type { BookingContact } from './booking-row.ts'
import { whereNotNotified } from './held-emails.ts'
import type { afterChange, BookingSnapshot } from './snapshots.ts'
import type { BookingChange } from './write-change.ts'

/** Providers need a schedule, which alone is not enough: anybody who registers as one can save a closed one. */
export const whereAssignable = and(
  isNull(users.disabledAt),
  whereOfAgency,
  sql`(${users.role} = 'admin' or (${users.role} = 'provider' and exists (select 1 from ${schedules} where ${schedules.userId} = ${users.id})))`,
)

/** Returns the users to whom bookings can be assigned, by name. */
export const listAssignees = ({ db }: ServiceContext): Promise<{ id: number; name: string }[]> =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(whereAssignable)
    .orderBy(asc(sql`${users.name} collate nocase`), asc(users.id))

/** Returns whether bookings can be assigned to this user. */
export async function isAssignable(context: ServiceContext, id: number): Promise<boolean> {
  const people = await listAssignees(context)
  return people.some((person) => person.id === id)
}

/**
 * Returns the people who are told by email what is assigned to them, by id. Leaves out accounts that are disabled or take no
 * appointments, and those without a confirmed address.
 */
export async function readAssignees(db: Db, ids: readonly number[]): Promise<Map<number, Assignee>> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      timeZone: schedules.timeZone,
    })
    .from(users)
    .leftJoin(schedules, eq(schedules.userId, users.id))
    .where(
      and(
        inArray(users.id, valuesOf(ids)),
        isNotNull(users.emailConfirmedAt),
        isNull(users.disabledAt),
        inArray(users.role, ['provider', 'admin']),
      ),
    )
  return new Map(rows.map((row) => [row.id, row]))
}

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
