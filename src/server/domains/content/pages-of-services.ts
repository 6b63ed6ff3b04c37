import { asc, sql } from 'drizzle-orm'
import { services } from '#platform/db/schema/content.ts'
import { logError } from '#platform/log/log.ts'
import { droppedPagesMax } from '#platform/pages/page-subjects.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

/**
 * Returns the paths of the pages to drop from the cache when this service changes: the home page, the overview and
 * the booking pages.
 */
export async function pagesOfService(context: ServiceContext, id: number): Promise<string[]> {
  return ['/', '/services', bookingPath(id), ...(await bookingPages(context))]
}

/**
 * Returns the paths of the booking pages of bookable services, at most `droppedPagesMax`. When the query fails, logs
 * the error and returns none.
 */
export async function bookingPages({ db }: ServiceContext): Promise<string[]> {
  try {
    const rows = await db
      .select({ id: services.id })
      .from(services)
      .where(sql`${services.onBooking} = 1 and ${services.status} = 'published'`)
      .orderBy(asc(services.sortOrder), asc(services.id))
      .limit(droppedPagesMax)
    return rows.map(({ id }) => bookingPath(id))
  } catch (error) {
    logError('the booking pages were not dropped', error, {})
    return []
  }
}

const bookingPath = (id: number) => `/booking/${id}`
