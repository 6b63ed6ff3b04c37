import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm'
import { type OwnListQuery, ownListRowsMax } from '#contracts/own-lists.ts'
import type { AssignedProject } from '#contracts/projects.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { projects } from '#platform/db/schema/projects.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { toProjects } from './project-row.ts'

/**
 * Returns the projects assigned to the user, newest first and without budgets, at most `ownListRowsMax`. With
 * `before`, only those with a lower id.
 */
export async function listProjectsOfProvider(
  { db, user }: ServiceContext<SessionUser>,
  { before }: OwnListQuery = {},
): Promise<AssignedProject[]> {
  const rows = await db
    .select({ ...getTableColumns(projects), client: users.name })
    .from(projects)
    .leftJoin(users, eq(users.id, projects.clientId))
    .where(and(eq(projects.providerId, user.id), before === undefined ? undefined : lt(projects.id, before)))
    .orderBy(desc(projects.id))
    .limit(ownListRowsMax)
  const cards = await toProjects(db, rows)
  return cards.map(({ budget: _, ...project }, index) => {
    const client = rows[index]?.client
    return client ? { ...project, client } : project
  })
}
