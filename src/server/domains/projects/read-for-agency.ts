import { eq } from 'drizzle-orm'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { projects } from '#platform/db/schema/projects.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { withPeople } from './list-projects.ts'
import { readProject } from './read-project.ts'

export async function readForAgency(
  context: ServiceContext<SessionUser>,
  { id, before }: { id: number; before?: number | undefined },
): Promise<AdminProjectDetail | null> {
  const { db } = context
  const [rows, detail] = await Promise.all([
    db
      .select({ project: projects, code: bookings.code, companyName: bookings.companyName })
      .from(projects)
      .leftJoin(bookings, eq(bookings.id, projects.bookingId))
      .where(eq(projects.id, id)),
    readProject(context, { id, before }),
  ])
  const [row] = rows
  const [project] = await withPeople(
    db,
    rows.map((one) => one.project),
  )
  if (!row || !project || !detail) return null
  const { code, companyName } = row
  const { milestones, updates, olderThan } = detail
  const booking =
    code === null ? null : { confirmationCode: formatCode(code), companyName: companyName ?? '' }
  return { ...project, booking, milestones, updates, olderThan }
}
