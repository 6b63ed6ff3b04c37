import { letter } from './letter.ts'
import type { Email } from './mailer.ts'

interface ProjectUpdate {
  project: { id: number; name: string }
  client: { id: number; name: string; email: string; emailConfirmedAt: Date | null }
  author: string
  progressPercentage?: number | undefined
  siteUrl: string
}

/** A provider chooses their own name, so an address that nobody has confirmed gets neither name nor title. */
const fixedNews = 'There is an update about your project.'

export function projectReported({
  project,
  client,
  author,
  progressPercentage,
  siteUrl,
}: ProjectUpdate): Email {
  const isConfirmed = client.emailConfirmedAt !== null
  const progress = progressPercentage === undefined ? '' : ` It is now ${progressPercentage}% done.`
  const news = isConfirmed ? `${author} has posted an update about ${project.name}.${progress}` : fixedNews
  return {
    to: client.email,
    kind: 'notice',
    userId: client.id,
    subject: isConfirmed ? `News about ${project.name}` : 'News about your project',
    body: letter(
      isConfirmed ? client.name : null,
      `${news} Read it here:\n${siteUrl}/dashboard/project?id=${project.id}`,
    ),
  }
}
