import * as z from 'zod/mini'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { type AdminProjectDetail, adminProjectDetailSchema } from '#contracts/admin-projects.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { projects } from '#platform/db/schema/projects.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { formatCode } from '#shared/confirmation-code.ts'
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

export async function respondWithProject(
  c: Context<AppEnv>,
  id: number,
  { status = 200, before }: { status?: 200 | 201; before?: number | undefined } = {},
) {
  const project = await readForAgency(await userContext(c), { id, before })
  if (!project) refuse({ reason: 'project-not-found' })
  return c.json(z.parse(adminProjectDetailSchema, project), status)
}
