import { sql } from 'drizzle-orm'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

/**
 * Matches administrators, and providers to whom an administrator has given a project or open hours: anybody can
 * register as a provider. Names are written out, because drizzle omits the table name in queries over a single table.
 */
export const whereOfAgency = sql`(users.role = 'admin' or (users.role = 'provider' and (exists (select 1 from projects where projects.provider_id = users.id) or exists (select 1 from schedules where schedules.user_id = users.id and schedules.is_open = 1))))`

export async function isOfAgency(
  { db }: Pick<DatabaseContext, 'db'>,
  { id }: Pick<SessionUser, 'id'>,
): Promise<boolean> {
  const rows = await db.all(sql`select 1 from users where users.id = ${id} and ${whereOfAgency}`)
  return rows.length > 0
}
