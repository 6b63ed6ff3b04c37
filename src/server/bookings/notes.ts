import { and, eq, sql } from 'drizzle-orm'
import type { BookingNote } from '#contracts/admin-bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { insertWhere } from '#server/db/insert-where.ts'
import type { Db } from '#server/db/open.ts'
import { bookingNotes, bookings } from '#server/db/schema/bookings.ts'
import { selectNotes, toNote } from './read-booking.ts'

interface NewNote {
  code: string
  body: string
  actor: AuditEntry['actor']
  now: Date
}

export async function addNote(db: Db, { code, body, actor, now }: NewNote): Promise<BookingNote | null> {
  const matchesCode = eq(bookings.code, code)
  const bookingExists = sql`exists (select 1 from ${bookings} where ${matchesCode})`
  const { addedRows } = await batchNamed(db, {
    audit: recordAudit(db, { actor, action: 'booking.note', subject: formatCode(code) }, bookingExists),
    addedRows: insertWhere(
      db,
      bookingNotes,
      { bookingId: bookings.id, authorId: actor.id, body, createdAt: now },
      matchesCode,
      bookings,
    ).returning({ id: bookingNotes.id }),
  })
  const [{ id } = { id: 0 }] = addedRows
  const [note] = await selectNotes(db).where(eq(bookingNotes.id, id))
  return note ? toNote(note, actor.id) : null
}

export async function deleteNote(
  db: Db,
  { code, id, actor }: { code: string; id: number; actor: AuditEntry['actor'] },
): Promise<boolean> {
  const matchesOwnNote = and(
    eq(bookingNotes.id, id),
    eq(bookingNotes.authorId, actor.id),
    sql`${bookingNotes.bookingId} = (select id from ${bookings} where ${bookings.code} = ${code})`,
  )
  const { deletedRows } = await batchNamed(db, {
    audit: recordAudit(
      db,
      {
        actor,
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
