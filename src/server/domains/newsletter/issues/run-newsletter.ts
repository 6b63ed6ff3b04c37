import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { runDigest } from './run-digest.ts'
import { pagesOfIssues } from './pages-of-issues.ts'
import { queueIssueEmails } from './queue-issue-emails.ts'
import { startDueIssues } from './start-due-issues.ts'

export async function runNewsletter(context: ServiceContext): Promise<string[]> {
  const digest = await runDigest(context)
  const startedSlugs = [...(digest ? [digest] : []), ...(await startDueIssues(context))]
  await queueIssueEmails(context)
  return startedSlugs.length > 0 ? pagesOfIssues(context, startedSlugs) : []
}
