import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { AdminRequestDetail, RequestNote } from '#contracts/admin-requests.ts'
import { shownCode } from '#contracts/confirmation-code.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { bookingEvents, bookingNotes, bookings } from '#server/db/schema/bookings.ts'
import { selectRequests } from './load-requests.ts'

/**
 * One request with its history and the agency's notes.
 * @param code as stored
 * @param readerId whose notes are 'yours'
 */
export async function readRequest(
  db: Db,
  code: string,
  readerId: number,
): Promise<AdminRequestDetail | null> {
  const [request] = await selectRequests(db, sql`${bookings.code} = ${code}`)
  if (!request) return null
  const [events, agencyNotes, changes] = await db.batch([
    db
      .select({ status: bookingEvents.status, createdAt: bookingEvents.createdAt, actor: users.name })
      .from(bookingEvents)
      .leftJoin(users, eq(users.id, bookingEvents.actorId))
      .where(eq(bookingEvents.bookingId, request.id))
      .orderBy(asc(bookingEvents.id)),
    selectNotes(db).where(eq(bookingNotes.bookingId, request.id)).orderBy(asc(bookingNotes.id)),
    db
      .select({ actor: sql<string>`coalesce(${users.name}, ${auditLog.actor})`, at: auditLog.createdAt })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(and(eq(auditLog.subjectType, 'booking'), eq(auditLog.subject, shownCode(code))))
      .orderBy(desc(auditLog.id))
      .limit(1),
  ])
  const lastEvent = events.at(-1)
  const [logged] = changes
  const isLogNewer = logged && (!lastEvent || logged.at >= lastEvent.createdAt)
  return {
    ...request,
    events: events.map((event) => ({ ...event, createdAt: event.createdAt.toISOString() })),
    agencyNotes: agencyNotes.map((note) => toNote(note, readerId)),
    changedBy: (isLogNewer ? logged.actor : lastEvent?.actor) ?? null,
  }
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

type NoteRow = Omit<RequestNote, 'createdAt' | 'isYours'> & { authorId: number | null; createdAt: Date }

export const toNote = ({ authorId, createdAt, ...note }: NoteRow, readerId: number): RequestNote => ({
  ...note,
  isYours: authorId === readerId,
  createdAt: createdAt.toISOString(),
})
