import { and, eq, sql } from 'drizzle-orm'
import type { BookingNote } from '#contracts/admin-bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { recordAudit } from '#server/audit/record.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import { bookingNotes, bookings } from '#server/db/schema/bookings.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { selectNotes, toNote } from './read-booking.ts'

export async function addNote(
  { db, now, user }: ServiceContext<SessionUser>,
  { code, body }: { code: string; body: string },
): Promise<BookingNote | null> {
  const matchesCode = eq(bookings.code, code)
  const bookingExists = sql`exists (select 1 from ${bookings} where ${matchesCode})`
  const { addedRows } = await batchNamed(db, {
    audit: recordAudit(db, { actor: user, action: 'booking.note', subject: formatCode(code) }, bookingExists),
    addedRows: insertWhere(
      db,
      bookingNotes,
      { bookingId: bookings.id, authorId: user.id, body, createdAt: now },
      matchesCode,
      bookings,
    ).returning({ id: bookingNotes.id }),
  })
  const [{ id } = { id: 0 }] = addedRows
  const [note] = await selectNotes(db).where(eq(bookingNotes.id, id))
  return note ? toNote(note, user.id) : null
}

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
    audit: recordAudit(
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
