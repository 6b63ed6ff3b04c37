import { and, eq } from 'drizzle-orm'
import { withFirstServices } from '#server/content/first-services.ts'
import { services } from '#server/db/schema/content.ts'
import type { ServiceContext } from '#server/service-context.ts'

export async function serviceIsBookable(context: ServiceContext, id: number): Promise<boolean> {
  return (await findBookableService(context, id)) !== null
}

export async function findBookableService(
  context: ServiceContext,
  id: number,
): Promise<{ title: string } | null> {
  const rows = await withFirstServices(
    context,
    () =>
      context.db
        .select({ title: services.bookingTitle })
        .from(services)
        .where(and(eq(services.id, id), eq(services.onBooking, true), eq(services.status, 'published'))),
    ({ length }) => length === 0,
  )
  return rows[0] ?? null
}
