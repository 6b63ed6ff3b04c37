import { sql, type SQL } from 'drizzle-orm'
import { seedServices } from '#content/seed/services.ts'
import type { Service } from '#contracts/content.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { services } from '#platform/db/schema/content.ts'
import { logError } from '#platform/log/log.ts'
import type { DatabaseContext, ServiceContext } from '#platform/sessions/service-context.ts'

export async function insertContentServices(
  { db, now }: DatabaseContext,
  contentServices: readonly Service[] = seedServices,
): Promise<number> {
  // A statement for each: D1 allows a hundred values per statement, which seven services would exceed.
  const { insertedRows } = await batchNamed(db, {
    insertedRows: contentServices.map(({ picture: _, ...service }, index) =>
      db
        .insert(services)
        .values({
          ...service,
          features: [...service.features],
          sortOrder: index + 1,
          status: 'published',
          updatedAt: now,
        })
        .onConflictDoNothing()
        .returning({ id: services.id }),
    ),
  })
  return insertedRows.flat().length
}

/**
 * Inserts the services of the site's content into a database that never had one, so that a new deployment can be booked
 * at once. Services that an administrator has deleted stay deleted: the table's sequence outlives its rows.
 */
export async function insertFirstServices(context: DatabaseContext): Promise<boolean> {
  const sequenceRow = await context.db.get(sql`select 1 from sqlite_sequence where name = 'services'`)
  if (sequenceRow) return false
  return (await insertContentServices(context)) > 0
}

export async function withFirstServices<Result>(
  context: DatabaseContext,
  read: () => Promise<Result>,
  hasNone: (result: Result) => boolean,
): Promise<Result> {
  const result = await read()
  if (!hasNone(result)) return result
  try {
    return (await insertFirstServices(context)) ? await read() : result
  } catch (error) {
    logError('the first services could not be inserted', error, {})
    return result
  }
}

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
