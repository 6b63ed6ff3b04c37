import { sql } from 'drizzle-orm'
import type { AdminBooking } from '#contracts/admin-bookings.ts'
import { bookingFieldList } from '#contracts/booking-fields.ts'
import { recordAudit } from '#server/audit/record.ts'
import { type CsvColumn, writeCsvPages } from '#server/csv/write-csv.ts'
import type { Place } from '#server/lists/cursor.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { type BookingsQuery, countBookings, findBookings } from './list-bookings.ts'
import { loadBookings } from './load-bookings.ts'

export const exportRowsMax = 100_000
/** The smallest plan allows a Function 50 queries, and each page takes two. */
const rowsPerPage = 5000

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

/**
 * The audit entry is written before the first row, so that no export goes unrecorded; it holds the filter without the
 * search text, which may name a person.
 */
export async function exportBookings(
  context: ServiceContext<SessionUser>,
  query: BookingsQuery,
): Promise<
  { ok: true; csv: AsyncGenerator<string> } | { ok: false; reason: 'export-too-large'; rowsMax: number }
> {
  const { db, siteUrl, user } = context
  const rows = await countBookings(context, query, exportRowsMax + 1)
  if (rows > exportRowsMax) return { ok: false, reason: 'export-too-large', rowsMax: exportRowsMax }
  const { search, ...filter } = query.filter
  const after = { rows, sort: query.sort, ...filter, ...(search ? { search: 'yes' } : {}) }
  await recordAudit(db, { actor: user, action: 'booking.export', subject: 'list', after }, sql`1`)
  return { ok: true, csv: writeCsvPages(readPages(context, query), columns(siteUrl)) }
}

async function* readPages(context: ServiceContext<SessionUser>, query: BookingsQuery) {
  let place: Place | undefined
  do {
    const page = await findBookings(context, { ...query, place, max: rowsPerPage })
    yield await loadBookings(context.db, page.ids)
    place = page.next ?? undefined
  } while (place)
}
