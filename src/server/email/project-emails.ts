import { letter } from './letter.ts'
import type { Mail } from './mailer.ts'

interface Reported {
  project: { id: number; name: string }
  client: { name: string; email: string; emailConfirmedAt: Date | null }
  author: string
  progressPercentage?: number | undefined
  /** Origin of the site, without a trailing slash. */
  siteUrl: string
}

/** To the client, when there is something new about a project. What it is stands behind the sign-in. */
export function projectReported({ project, client, author, progressPercentage, siteUrl }: Reported): Mail {
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
