import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { AssignedProject } from '#contracts/projects.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { projects } from '#server/db/schema/projects.ts'
import { toProjects } from './project-row.ts'

/** The projects assigned to a provider, newest first: whose they are, and not what they cost. */
export async function listProjectsOfProvider(db: Db, providerId: number): Promise<AssignedProject[]> {
  const rows = await db
    .select({ ...getTableColumns(projects), client: users.name })
    .from(projects)
    .leftJoin(users, eq(users.id, projects.clientId))
    .where(eq(projects.providerId, providerId))
    .orderBy(desc(projects.id))
  const shown = await toProjects(db, rows)
  return shown.map(({ budget: _, ...project }, index) => {
    const client = rows[index]?.client
    return client ? { ...project, client } : project
  })
}
