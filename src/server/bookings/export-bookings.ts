import { sql } from 'drizzle-orm'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import { bookingFieldList } from '#contracts/booking-fields.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { type CsvColumn, writeCsv } from '#server/csv/write-csv.ts'
import type { Db } from '#server/db/open.ts'
import type { Place } from '#server/lists/cursor.ts'
import { findBookings, type BookingsQuery } from './list-bookings.ts'
import { loadBookings } from './load-bookings.ts'

export const exportRowsMax = 5000
const rowsPerQuery = 1000

const columns = (origin: string): readonly CsvColumn<AdminBooking>[] => [
  { header: 'Code', value: ({ confirmationCode }) => confirmationCode },
  { header: 'Status', value: ({ status }) => status },
  { header: 'Received', value: ({ createdAt }) => createdAt },
  { header: 'Last changed', value: ({ updatedAt }) => updatedAt },
  { header: 'Appointment', value: ({ confirmedFor }) => confirmedFor ?? null },
  { header: 'Service', value: ({ service }) => service },
  ...bookingFieldList.map(({ name, shortLabel }) => ({
    header: shortLabel,
    value: (booking: AdminBooking) => booking[name] ?? null,
  })),
  { header: 'Assignee', value: ({ assignee }) => assignee?.name ?? null },
  { header: 'Page', value: ({ confirmationCode }) => `${origin}/booking/confirmation/${confirmationCode}` },
]

interface ExportContext {
  actor: AuditEntry['actor']
  origin: string
}

/**
 * Exports every booking that the list shows for a filter, in its order. The audit log records the row count and the
 * filter, but not the search text, which may name a person.
 */
export async function exportBookings(
  db: Db,
  query: BookingsQuery,
  { actor, origin }: ExportContext,
): Promise<{ ok: true; csv: string } | { ok: false; reason: 'export-too-large'; rowsMax: number }> {
  const rows: AdminBooking[] = []
  let place: Place | null | undefined
  do {
    const page = await findBookings(db, query, { place: place ?? undefined, max: rowsPerQuery })
    rows.push(...(await loadBookings(db, page.ids)))
    if (rows.length > exportRowsMax) {
      return { ok: false, reason: 'export-too-large', rowsMax: exportRowsMax }
    }
    place = page.next
  } while (place)
  const csv = await writeCsv(rows, columns(origin))
  const { search, ...filter } = query.filter
  const after = { rows: rows.length, sort: query.sort, ...filter, ...(search ? { search: 'yes' } : {}) }
  await recordAudit(db, { actor, action: 'booking.export', subject: 'list', after }, sql`1`)
  return { ok: true, csv }
}
