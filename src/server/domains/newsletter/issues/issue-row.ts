import type { AdminIssue, ListedIssue } from '#contracts/admin-issues.ts'
import { namesOf, pick } from '#contracts/records/fields.ts'
import { issueFields } from '#contracts/records/issue.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'

const names = namesOf(issueFields)

export type IssueRow = typeof newsletterIssues.$inferSelect

export const listedColumns = {
  id: newsletterIssues.id,
  slug: newsletterIssues.slug,
  subject: newsletterIssues.subject,
  state: newsletterIssues.state,
  origin: newsletterIssues.origin,
  sendAt: newsletterIssues.sendAt,
  startedAt: newsletterIssues.startedAt,
  endedAt: newsletterIssues.endedAt,
  updatedAt: newsletterIssues.updatedAt,
  queued: newsletterIssues.queued,
  sent: newsletterIssues.sent,
  failed: newsletterIssues.failed,
  bounced: newsletterIssues.bounced,
  left: newsletterIssues.left,
  revision: newsletterIssues.revision,
} as const

export function toListedIssue(row: Pick<IssueRow, keyof typeof listedColumns>): ListedIssue {
  const { id, slug, subject, state, origin, queued, sent, failed, bounced, left, revision } = row
  return {
    id,
    slug,
    subject,
    state,
    origin,
    queued,
    sent,
    failed,
    bounced,
    left,
    revision,
    sendAt: row.sendAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

export const toAdminIssue = (row: IssueRow): AdminIssue => ({
  ...toListedIssue(row),
  ...pick(row, names),
  html: row.html,
})
