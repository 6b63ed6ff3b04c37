import { type SQL, sql } from 'drizzle-orm'
import { withFirstServices } from '#domains/content/first-services.ts'
import { services } from '#platform/db/schema/content.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

export async function serviceIsBookable(context: ServiceContext, id: number): Promise<boolean> {
  return (await findBookableService(context, id)) !== null
}

const whereBookable = (id: number): SQL =>
  sql`${services.id} = ${id} and ${services.onBooking} = 1 and ${services.status} = 'published'`

export const whereServiceBookable = (id: number): SQL =>
  sql`exists (select 1 from ${services} where ${whereBookable(id)})`

export async function findBookableService(
  context: ServiceContext,
  id: number,
): Promise<{ title: string } | null> {
  const rows = await withFirstServices(
    context,
    () => context.db.select({ title: services.bookingTitle }).from(services).where(whereBookable(id)),
    ({ length }) => length === 0,
  )
  return rows[0] ?? null
}
