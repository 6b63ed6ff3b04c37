import {
  subscriberExportHeadings as headings,
  subscriberSourceNames as sourceNames,
} from '#content/interface/admin/exports.ts'
import type { SubscriberQuery } from '#contracts/admin-newsletter.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { writeCsvPages } from '#platform/csv/write-csv.ts'
import type { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { countExported, readExported } from './list-subscribers.ts'
import { subscriberStatus } from '#platform/email/subscription-state.ts'
import { unsubscribePath } from './unsubscribe.ts'

/**
 * Records the export in the audit log and returns the matching subscribers as CSV, in parts. Without `status`,
 * unconfirmed addresses are left out.
 */
export async function exportSubscribers(
  { db, siteUrl, user }: ServiceContext<SessionUser>,
  { search, status }: Pick<SubscriberQuery, 'search' | 'status'>,
): Promise<AsyncGenerator<string>> {
  const filter = { search, status }
  const rows = await countExported(db, filter)
  await auditStatement(db, {
    actor: user,
    action: 'newsletter.export',
    subject: status ?? 'all',
    after: { rows, ...(search ? { search: 'yes' } : {}) },
  })
  return writeCsvPages(readExported(db, filter), [
    { header: headings.email, value: ({ email }) => email },
    { header: headings.status, value: subscriberStatus },
    { header: headings.signedUp, value: ({ createdAt }) => createdAt.toISOString() },
    { header: headings.consent, value: consentOf },
    { header: headings.source, value: ({ source }) => sourceNames[source] },
    { header: headings.unsubscribed, value: ({ unsubscribedAt }) => unsubscribedAt?.toISOString() ?? null },
    {
      header: headings.unsubscribeLink,
      value: (row) =>
        subscriberStatus(row) === 'subscribed' ? `${siteUrl}${unsubscribePath(row.unsubscribeToken)}` : null,
    },
  ])
}

const consentOf = ({
  isConfirmed,
  confirmedAt,
  createdAt,
}: Pick<typeof newsletterSubscribers.$inferSelect, 'isConfirmed' | 'confirmedAt' | 'createdAt'>) =>
  isConfirmed ? (confirmedAt ?? createdAt).toISOString() : null
