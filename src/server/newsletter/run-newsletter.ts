import { archivePath, issuePath } from '#shared/issue-path.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { runDigest } from './digest/run-digest.ts'
import { queueIssueEmails } from './issues/queue-issue-emails.ts'
import { startDueIssues } from './issues/start-due-issues.ts'

export async function runNewsletter(context: ServiceContext): Promise<string[]> {
  const digest = await runDigest(context)
  const startedSlugs = [...(digest ? [digest] : []), ...(await startDueIssues(context))]
  await queueIssueEmails(context)
  return startedSlugs.length > 0 ? pagesOfIssues(startedSlugs) : []
}

export const pagesOfIssues = (slugs: readonly string[]): string[] => [
  ...slugs.map(issuePath),
  archivePath,
  '/sitemap.xml',
  '/sitemap.xml?part=pages',
  '/llms.txt',
]
