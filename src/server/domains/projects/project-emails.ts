import type { SQL } from 'drizzle-orm'
import { projectAssignedTexts, projectNewsTexts, unnamedProjectNewsTexts } from '#content/emails/projects.ts'
import type { Assignee } from '#domains/bookings/appointment-emails.ts'
import { letter } from '#platform/email/letter.ts'
import { newIdMark } from '#platform/email/mailer.ts'
import type { Notice } from '#platform/email/notify.ts'

interface ProjectUpdate {
  project: { id: number; name: string }
  client: { id: number; name: string; email: string; emailConfirmedAt: Date | null }
  author: string
  progressPercentage?: number | undefined
  siteUrl: string
}

export const projectLink = (id: number | string, siteUrl: string) => `${siteUrl}/dashboard/project?id=${id}`

/** A provider chooses their own name, so an address that nobody has confirmed gets neither name nor title. */
export function projectReported({
  project,
  client,
  author,
  progressPercentage,
  siteUrl,
}: ProjectUpdate): Notice {
  const isConfirmed = client.emailConfirmedAt !== null
  const texts = isConfirmed
    ? projectNewsTexts({ project: project.name, author, progressPercentage })
    : unnamedProjectNewsTexts
  const link = projectLink(project.id, siteUrl)
  return {
    to: client.email,
    kind: 'notice',
    userId: client.id,
    topic: 'projects',
    link,
    ...letter(isConfirmed ? client.name : null, texts, link),
  }
}

interface ProjectAssignment {
  /** `id` is SQL for a project that the same batch inserts. */
  project: { id: number | SQL<number>; name: string }
  provider: Pick<Assignee, 'id' | 'name' | 'email'>
  siteUrl: string
}

export function projectAssignedEmail({
  project: { id, name },
  provider,
  siteUrl,
}: ProjectAssignment): Notice {
  const isInserted = typeof id === 'number'
  const link = projectLink(isInserted ? id : newIdMark, siteUrl)
  return {
    to: provider.email,
    kind: 'notice',
    userId: provider.id,
    topic: 'assignments',
    link,
    newId: isInserted ? undefined : id,
    ...letter(provider.name, projectAssignedTexts({ project: name }), link),
  }
}
