import { sql } from 'drizzle-orm'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import { bookingFieldList } from '#contracts/booking-fields.ts'
import { recordAudit } from '#server/audit/record.ts'
import { type CsvColumn, writeCsv } from '#server/csv/write-csv.ts'
import type { Place } from '#server/lists/cursor.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
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

/** The audit log records the filter without the search text, which may name a person. */
export async function exportBookings(
  context: ServiceContext<SessionUser>,
  query: BookingsQuery,
): Promise<{ ok: true; csv: string } | { ok: false; reason: 'export-too-large'; rowsMax: number }> {
  const { db, siteUrl, user } = context
  const rows: AdminBooking[] = []
  let place: Place | null | undefined
  do {
    const page = await findBookings(context, { ...query, place: place ?? undefined, max: rowsPerQuery })
    rows.push(...(await loadBookings(db, page.ids)))
    if (rows.length > exportRowsMax) {
      return { ok: false, reason: 'export-too-large', rowsMax: exportRowsMax }
    }
    place = page.next
  } while (place)
  const csv = await writeCsv(rows, columns(siteUrl))
  const { search, ...filter } = query.filter
  const after = { rows: rows.length, sort: query.sort, ...filter, ...(search ? { search: 'yes' } : {}) }
  await recordAudit(db, { actor: user, action: 'booking.export', subject: 'list', after }, sql`1`)
  return { ok: true, csv }
}
