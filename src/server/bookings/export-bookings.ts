import { sql } from 'drizzle-orm'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import { bookingFieldList } from '#contracts/booking-fields.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { type CsvColumn, writeCsv } from '#server/csv/write-csv.ts'
import type { Db } from '#server/db/open.ts'
import type { Place } from '#server/lists/cursor.ts'
import { findBookings, type BookingsQuery } from './list-bookings.ts'
import { loadBookings } from './load-bookings.ts'

/** More are refused: a file of this length is held in memory at once. */
export const exportRowsMax = 5000
/** Rows that one query of an export reads. */
const pieceRows = 1000

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

interface Export {
  actor: AuditEntry['actor']
  /** Of the site, for the address of each request's page. */
  origin: string
}

/**
 * Every request that the list shows for a filter, in its order, as a file for spreadsheets. The log keeps who took how
 * many with which filter.
 */
export async function exportBookings(
  db: Db,
  asked: BookingsQuery,
  { actor, origin }: Export,
): Promise<{ ok: true; csv: string } | { ok: false; reason: 'export-too-large'; rowsMax: number }> {
  const rows: AdminBooking[] = []
  let place: Place | null | undefined
  do {
    const found = await findBookings(db, asked, { place: place ?? undefined, max: pieceRows })
    rows.push(...(await loadBookings(db, found.ids)))
    if (rows.length > exportRowsMax) {
      return { ok: false, reason: 'export-too-large', rowsMax: exportRowsMax }
    }
    place = found.next
  } while (place)
  const csv = await writeCsv(rows, columns(origin))
  const { search, ...filter } = asked.filter
  const after = { rows: rows.length, sort: asked.sort, ...filter, ...(search ? { search: 'yes' } : {}) }
  await recordAudit(db, { actor, action: 'booking.export', subject: 'list', after }, sql`1`)
  return { ok: true, csv }
}
