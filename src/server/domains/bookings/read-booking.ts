import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { AdminBookingDetail, BookingNote } from '#contracts/admin-bookings.ts'
import type { AppointmentMover, AppointmentOutcome } from '#contracts/bookings.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import {
  bookingClaims,
  bookingEvents,
  bookingMoves,
  bookingNotes,
  bookingOutcomes,
  bookings,
} from '#platform/db/schema/bookings.ts'
import { projects } from '#platform/db/schema/projects.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { moveFields, whereShownMoves } from './appointments.ts'
import { selectClashes, dayOffOf, selectDaysOffNear } from './clashes.ts'
import { selectBookings } from './list-bookings.ts'

/**
 * Returns a booking with its history, agency notes and clashes for the admin, or null when no booking has this code.
 */
export async function readBooking(
  { db, now, user }: ServiceContext<SessionUser>,
  code: string,
): Promise<AdminBookingDetail | null> {
  const [booking] = await selectBookings(db, sql`${bookings.code} = ${code}`)
  if (!booking) return null
  const { events, claims, moves, outcomes, accounts, agencyNotes, changes, projectRows, clashes, daysOff } =
    await batchNamed(db, {
      ...selectHistory(db, booking.id),
      accounts: db
        .select({ id: users.id, name: users.name, username: users.username })
        .from(users)
        .innerJoin(bookings, eq(bookings.userId, users.id))
        .where(eq(bookings.id, booking.id)),
      agencyNotes: selectNotes(db)
        .where(eq(bookingNotes.bookingId, booking.id))
        .orderBy(asc(bookingNotes.id)),
      changes: db
        .select({ actor: sql<string>`coalesce(${users.name}, ${auditLog.actor})`, at: auditLog.createdAt })
        .from(auditLog)
        .leftJoin(users, eq(users.id, auditLog.actorId))
        .where(and(eq(auditLog.subjectType, 'booking'), eq(auditLog.subject, formatCode(code))))
        .orderBy(desc(auditLog.id))
        .limit(1),
      projectRows: db
        .select({ id: projects.id, name: projects.name })
        .from(projects)
        .where(eq(projects.bookingId, booking.id)),
      clashes: selectClashes(db, booking.id, now),
      daysOff: selectDaysOffNear(db, booking.id, now),
    })
  const [account = null] = accounts
  const history: HistoryRow[] = [
    ...events,
    ...claims.map((claim) => ({ ...claim, status: 'claimed' })),
    ...moves.map((move) => ({ ...move, ...moveFields(move), status: 'moved' })),
    ...outcomes.map((outcome) => ({ ...outcome, status: 'outcome' })),
  ].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const lastEvent = history.at(-1)
  const [lastChange] = changes
  const isLogNewer = lastChange && (!lastEvent || lastChange.at >= lastEvent.createdAt)
  return {
    ...booking,
    account,
    project: projectRows[0] ?? null,
    events: withUnrecordedClaim(history, account),
    agencyNotes: agencyNotes.map((note) => toNote(note, user.id)),
    clashes: clashes.flatMap(({ code, companyName, startsAt }) =>
      startsAt ? [{ confirmationCode: formatCode(code), companyName, startsAt: startsAt.toISOString() }] : [],
    ),
    dayOff: dayOffOf(daysOff),
    changedBy: (isLogNewer ? lastChange.actor : lastEvent?.actor) ?? null,
  }
}

const selectHistory = (db: Db, bookingId: number) => ({
  events: db
    .select({
      status: bookingEvents.status,
      createdAt: bookingEvents.createdAt,
      actor: users.name,
      actorId: bookingEvents.actorId,
    })
    .from(bookingEvents)
    .leftJoin(users, eq(users.id, bookingEvents.actorId))
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.id)),
  claims: db
    .select({ createdAt: bookingClaims.createdAt, actor: users.name, actorId: bookingClaims.userId })
    .from(bookingClaims)
    .leftJoin(users, eq(users.id, bookingClaims.userId))
    .where(eq(bookingClaims.bookingId, bookingId))
    .orderBy(asc(bookingClaims.id)),
  moves: db
    .select({
      startedBefore: bookingMoves.startedBefore,
      startsAt: bookingMoves.startsAt,
      movedBy: bookingMoves.movedBy,
      createdAt: bookingMoves.createdAt,
      actor: users.name,
      actorId: bookingMoves.actorId,
    })
    .from(bookingMoves)
    .leftJoin(users, eq(users.id, bookingMoves.actorId))
    .where(whereShownMoves(bookingId))
    .orderBy(asc(bookingMoves.id)),
  outcomes: db
    .select({
      outcome: bookingOutcomes.outcome,
      note: bookingOutcomes.note,
      createdAt: bookingOutcomes.createdAt,
      actor: users.name,
      actorId: bookingOutcomes.actorId,
    })
    .from(bookingOutcomes)
    .leftJoin(users, eq(users.id, bookingOutcomes.actorId))
    .where(eq(bookingOutcomes.bookingId, bookingId))
    .orderBy(asc(bookingOutcomes.id)),
})

interface HistoryRow {
  status: string
  createdAt: Date
  actor: string | null
  actorId: number | null
  outcome?: AppointmentOutcome | null
  note?: string | null
  startedBefore?: string | null
  startsAt?: string | null
  movedBy?: AppointmentMover
}

function withUnrecordedClaim(
  rows: readonly HistoryRow[],
  account: AdminBookingDetail['account'],
): AdminBookingDetail['events'] {
  const events = rows.map(({ actorId: _, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
  }))
  const [first] = rows
  const isRecorded = rows.some(({ status }) => status === 'claimed')
  if (!account || !first || isRecorded || first.actorId === account.id) return events
  return [
    ...events.slice(0, 1),
    { status: 'claimed', createdAt: null, actor: account.name },
    ...events.slice(1),
  ]
}

export const selectNotes = (db: Db) =>
  db
    .select({
      id: bookingNotes.id,
      body: bookingNotes.body,
      author: users.name,
      authorId: bookingNotes.authorId,
      createdAt: bookingNotes.createdAt,
    })
    .from(bookingNotes)
    .leftJoin(users, eq(users.id, bookingNotes.authorId))
    .$dynamic()

type NoteRow = Omit<BookingNote, 'createdAt' | 'isYours'> & { authorId: number | null; createdAt: Date }

export const toNote = ({ authorId, createdAt, ...note }: NoteRow, readerId: number): BookingNote => ({
  ...note,
  isYours: authorId === readerId,
  createdAt: createdAt.toISOString(),
})
