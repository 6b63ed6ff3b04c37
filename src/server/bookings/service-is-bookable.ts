import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { services } from '#server/db/schema/content.ts'

export async function serviceIsBookable(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.id, id), eq(services.onBooking, true), eq(services.status, 'published')))
  return rows.length > 0
}
