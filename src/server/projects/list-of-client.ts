import { desc, eq } from 'drizzle-orm'
import type { Project } from '#contracts/projects.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { toProjects } from './project-row.ts'

export async function listProjectsOfClient({ db, user }: ServiceContext<SessionUser>): Promise<Project[]> {
  const rows = await db
    .select()
    .from(projects)
    .where(eq(projects.clientId, user.id))
    .orderBy(desc(projects.id))
  return toProjects(db, rows)
}
