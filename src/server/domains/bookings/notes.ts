import { and, eq, sql } from 'drizzle-orm'
import type { BookingNote } from '#contracts/admin-bookings.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { bookingNotes, bookings } from '#platform/db/schema/bookings.ts'
import { existingUserId, insertWhere } from '#platform/db/sql.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { selectNotes, toNote } from './read-booking.ts'

const repeatMs = 60_000

/**
 * Adds an agency note to a booking; the same text sent again within a minute returns the first note. Returns null
 * when no booking has this code.
 */
export async function addNote(
  { db, now, user }: ServiceContext<SessionUser>,
  { code, body }: { code: string; body: string },
): Promise<BookingNote | null> {
  const matchesCode = eq(bookings.code, code)
  const matchesNote = and(
    sql`${bookingNotes.bookingId} = (select ${bookings.id} from ${bookings} where ${matchesCode})`,
    eq(bookingNotes.authorId, user.id),
    eq(bookingNotes.body, body),
    sql`${bookingNotes.createdAt} > ${now.getTime() - repeatMs}`,
  )
  const matchesNew = sql`${matchesCode} and not exists (select 1 from ${bookingNotes} where ${matchesNote})`
  const whereNew = sql`exists (select 1 from ${bookings} where ${matchesNew})`
  await batchNamed(db, {
    audit: auditStatement(db, { actor: user, action: 'booking.note', subject: formatCode(code) }, whereNew),
    added: insertWhere(
      db,
      bookingNotes,
      { bookingId: bookings.id, authorId: existingUserId(user.id), body, createdAt: now },
      matchesNew,
      bookings,
    ),
  })
  const [note] = await selectNotes(db).where(matchesNote).limit(1)
  return note ? toNote(note, user.id) : null
}

/** Deletes a note that the user wrote. Returns false when the booking has no such note of theirs. */
export async function deleteNote(
  { db, user }: ServiceContext<SessionUser>,
  { code, id }: { code: string; id: number },
): Promise<boolean> {
  const matchesOwnNote = and(
    eq(bookingNotes.id, id),
    eq(bookingNotes.authorId, user.id),
    sql`${bookingNotes.bookingId} = (select id from ${bookings} where ${bookings.code} = ${code})`,
  )
  const { deletedRows } = await batchNamed(db, {
    audit: auditStatement(
      db,
      {
        actor: user,
        action: 'booking.note',
        subject: formatCode(code),
        before: { note: id },
        after: { note: null },
      },
      sql`exists (select 1 from ${bookingNotes} where ${matchesOwnNote})`,
    ),
    deletedRows: db.delete(bookingNotes).where(matchesOwnNote).returning({ id: bookingNotes.id }),
  })
  return deletedRows.length > 0
}
