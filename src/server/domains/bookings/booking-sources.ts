import { type SQL, sql } from 'drizzle-orm'
import { type BookingSource, bookingSourcesMax } from '#contracts/booking-source.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'

export const sourceColumns = (source: BookingSource | undefined) => ({
  firstPage: source?.firstPage || null,
  referrerHost: source?.referrerHost || null,
  utmSource: source?.utmSource || null,
  utmMedium: source?.utmMedium || null,
  utmCampaign: source?.utmCampaign || null,
  utmTerm: source?.utmTerm || null,
  utmContent: source?.utmContent || null,
})

type SourceRow = Pick<typeof bookings.$inferSelect, keyof BookingSource>

export const readSource = (row: SourceRow): BookingSource => ({
  firstPage: row.firstPage ?? '',
  referrerHost: row.referrerHost ?? '',
  utmSource: row.utmSource ?? '',
  utmMedium: row.utmMedium ?? '',
  utmCampaign: row.utmCampaign ?? '',
  utmTerm: row.utmTerm ?? '',
  utmContent: row.utmContent ?? '',
})

/** A link that names its source says more than the host that it was followed on. */
const bookingSource = sql<string>`coalesce(${bookings.utmSource}, ${bookings.referrerHost})`

export const whereSource = (source: string): SQL => sql`${bookingSource} = ${source}`

/**
 * Returns the sources that bookings came from, in the order of the alphabet. Each step finds the next source in the
 * index, so that the rows read grow with the sources and not with the bookings.
 */
export async function listBookingSources({ db }: Pick<DatabaseContext, 'db'>): Promise<string[]> {
  const next = (after: SQL) =>
    sql`(select ${bookingSource} from ${bookings} where ${bookingSource} > ${after} order by ${bookingSource} limit 1)`
  const rows = await db.all<{ name: string }>(
    sql`with recursive found(name) as (select ${next(sql`''`)} union all select ${next(sql`found.name`)} from found where found.name is not null limit ${bookingSourcesMax}) select name from found where name is not null`,
  )
  return rows.map(({ name }) => name)
}
