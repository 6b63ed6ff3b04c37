import { desc, eq } from 'drizzle-orm'
import type { Project } from '#contracts/projects.ts'
import type { Db } from '#server/db/open.ts'
import { projects } from '#server/db/schema/projects.ts'
import { toProjects } from './project-row.ts'

export async function listProjectsOfClient(db: Db, clientId: number): Promise<Project[]> {
  const rows = await db
    .select()
    .from(projects)
    .where(eq(projects.clientId, clientId))
    .orderBy(desc(projects.id))
  return toProjects(db, rows)
}
