import { and, eq } from 'drizzle-orm'
import { services } from '#server/db/schema/content.ts'
import type { ServiceContext } from '#server/service-context.ts'

export async function serviceIsBookable({ db }: ServiceContext, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: services.id })
    .from(services)
    .where(and(eq(services.id, id), eq(services.onBooking, true), eq(services.status, 'published')))
  return rows.length > 0
}
