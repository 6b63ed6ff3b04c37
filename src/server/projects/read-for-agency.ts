import { eq } from 'drizzle-orm'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { withPeople } from './list-projects.ts'
import { readProject } from './read-project.ts'

export async function readForAgency(
  context: ServiceContext<SessionUser>,
  { id, before }: { id: number; before?: number | undefined },
): Promise<AdminProjectDetail | null> {
  const { db } = context
  const [rows, detail] = await Promise.all([
    db.select().from(projects).where(eq(projects.id, id)),
    readProject(context, { id, before }),
  ])
  const [project] = await withPeople(db, rows)
  if (!project || !detail) return null
  const { milestones, updates, olderThan } = detail
  return { ...project, milestones, updates, olderThan }
}
