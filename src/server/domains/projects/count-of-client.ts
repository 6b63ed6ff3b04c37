import { count, eq } from 'drizzle-orm'
import type { ClientAnalytics } from '#contracts/projects.ts'
import { projects } from '#platform/db/schema/projects.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

/** Returns how many projects the user has as a client, in total and by status. */
export async function countProjectsOfClient({
  db,
  user,
}: ServiceContext<SessionUser>): Promise<ClientAnalytics['projects']> {
  const rows = await db
    .select({ status: projects.status, count: count() })
    .from(projects)
    .where(eq(projects.clientId, user.id))
    .groupBy(projects.status)
  const byStatus = { planned: 0, active: 0, paused: 0, completed: 0 }
  for (const row of rows) byStatus[row.status] = row.count
  return { total: rows.reduce((sum, row) => sum + row.count, 0), ...byStatus }
}
