import { projectNewsTexts, unnamedProjectNewsTexts } from '#content/emails/projects.ts'
import { letter } from './letter.ts'
import type { Notice } from './notify.ts'

interface ProjectUpdate {
  project: { id: number; name: string }
  client: { id: number; name: string; email: string; emailConfirmedAt: Date | null }
  author: string
  progressPercentage?: number | undefined
  siteUrl: string
}

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
  const link = `${siteUrl}/dashboard/project?id=${project.id}`
  return {
    to: client.email,
    kind: 'notice',
    userId: client.id,
    topic: 'projects',
    link,
    ...letter(isConfirmed ? client.name : null, texts, link),
  }
}
