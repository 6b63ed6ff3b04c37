import { and, desc, eq, lt } from 'drizzle-orm'
import { type OwnListQuery, ownListRowsMax } from '#contracts/own-lists.ts'
import type { Project } from '#contracts/projects.ts'
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
