import { seedServices } from '#content/seed/services.ts'
import type { Service } from '#contracts/content.ts'
import { sql } from 'drizzle-orm'
import { services } from '#server/db/schema/content.ts'
import { logError } from '#server/http/log.ts'
import type { ServiceContext } from '#server/service-context.ts'

type Opening = Pick<ServiceContext, 'db' | 'now'>

export async function insertContentServices(
  { db, now }: Opening,
  contentServices: readonly Service[] = seedServices,
): Promise<number> {
  if (contentServices.length === 0) return 0
  const insertedRows = await db
    .insert(services)
    .values(
      contentServices.map((service, index) => ({
        ...service,
        features: [...service.features],
        sortOrder: index + 1,
        status: 'published' as const,
        updatedAt: now,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: services.id })
  return insertedRows.length
}

/**
 * Inserts the services of the site's content into a database that never had one, so that a new deployment can be booked
 * at once. Services that an administrator has deleted stay deleted: the table's sequence outlives its rows.
 */
export async function insertFirstServices(context: Opening): Promise<boolean> {
  const sequenceRow = await context.db.get(sql`select 1 from sqlite_sequence where name = 'services'`)
  if (sequenceRow) return false
  return (await insertContentServices(context)) > 0
}

export async function withFirstServices<Result>(
  context: Opening,
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
