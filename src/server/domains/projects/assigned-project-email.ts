import type { SQL } from 'drizzle-orm'
import { readAssignees } from '#domains/bookings/assignees.ts'
import type { Notice } from '#platform/email/notify.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { projectAssignedEmail } from './project-emails.ts'

interface AssignedProject {
  id: number | SQL<number>
  name: string
  providerId: number | null
}

/** Returns the email to the provider of a project, or undefined when nobody else is to be told. */
export async function assignedProjectEmail(
  { db, siteUrl, user }: ServiceContext<SessionUser>,
  { id, name, providerId }: AssignedProject,
): Promise<Notice | undefined> {
  if (providerId === null || providerId === user.id) return undefined
  const provider = (await readAssignees(db, [providerId])).get(providerId)
  return provider && projectAssignedEmail({ project: { id, name }, provider, siteUrl })
}
