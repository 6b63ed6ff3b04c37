import { letter } from './letter.ts'
import type { Email } from './mailer.ts'

interface ProjectUpdate {
  project: { id: number; name: string }
  client: { name: string; email: string; emailConfirmedAt: Date | null }
  author: string
  progressPercentage?: number | undefined
  siteUrl: string
}

export function projectReported({
  project,
  client,
  author,
  progressPercentage,
  siteUrl,
}: ProjectUpdate): Email {
  const progress = progressPercentage === undefined ? '' : ` It is now ${progressPercentage}% done.`
  return {
    to: client.email,
    subject: `News about ${project.name}`,
    body: letter(
      client.emailConfirmedAt ? client.name : null,
      `${author} has posted an update about ${project.name}.${progress} Read it here: ${siteUrl}/dashboard/project?id=${project.id}`,
    ),
  }
}
