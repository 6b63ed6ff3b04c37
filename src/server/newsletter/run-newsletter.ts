import type { ServiceContext } from '#server/service-context.ts'
import { runDigest } from './digest/run-digest.ts'
import { pagesOfIssues } from './issues/pages-of-issues.ts'
import { queueIssueEmails } from './issues/queue-issue-emails.ts'
import { startDueIssues } from './issues/start-due-issues.ts'

export async function runNewsletter(context: ServiceContext): Promise<string[]> {
  const digest = await runDigest(context)
  const startedSlugs = [...(digest ? [digest] : []), ...(await startDueIssues(context))]
  await queueIssueEmails(context)
  return startedSlugs.length > 0 ? pagesOfIssues(context, startedSlugs) : []
}
