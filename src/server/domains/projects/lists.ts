import { and, count, desc, eq, getTableColumns, lt } from 'drizzle-orm'
import { type OwnListQuery, ownListRowsMax } from '#contracts/own-lists.ts'
import type { AssignedProject, ClientAnalytics, Project } from '#contracts/projects.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { projects } from '#platform/db/schema/projects.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { toProjects } from './project-row.ts'

/**
 * Returns the projects that the user has as a client, newest first, at most `ownListRowsMax`. With `before`, only
 * those with a lower id.
 */
export async function listProjectsOfClient(
  { db, user }: ServiceContext<SessionUser>,
  { before }: OwnListQuery = {},
): Promise<Project[]> {
  const rows = await db
    .select()
    .from(projects)
    .where(and(eq(projects.clientId, user.id), before === undefined ? undefined : lt(projects.id, before)))
    .orderBy(desc(projects.id))
    .limit(ownListRowsMax)
  return toProjects(db, rows)
}

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
