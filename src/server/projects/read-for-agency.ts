import { eq } from 'drizzle-orm'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import type { Db } from '#server/db/open.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { withPeople } from './list-projects.ts'
import { readProject } from './read-project.ts'

export async function readForAgency(
  db: Db,
  { id, reader, before }: { id: number; reader: SessionUser; before?: number | undefined },
): Promise<AdminProjectDetail | null> {
  const [rows, detail] = await Promise.all([
    db.select().from(projects).where(eq(projects.id, id)),
    readProject(db, { id, reader, before }),
  ])
  const [project] = await withPeople(db, rows)
  if (!project || !detail) return null
  const { milestones, updates, olderThan } = detail
  return { ...project, milestones, updates, olderThan }
}
