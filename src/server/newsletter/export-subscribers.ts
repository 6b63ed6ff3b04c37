import type { SubscriberQuery } from '#contracts/admin-newsletter.ts'
import { recordAudit } from '#server/audit/record.ts'
import { writeCsv } from '#server/csv/write-csv.ts'
import type { ServiceContext } from '#server/service-context.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { readSubscribers } from './list-subscribers.ts'
import { subscriberStatus } from './subscription-state.ts'
import { unsubscribePath } from './unsubscribe.ts'

/**
 * Unconfirmed sign-ups are left out unless the filter asks for them. The audit entry is written first, so that no export
 * goes unrecorded.
 */
export async function exportSubscribers(
  { db, siteUrl, user }: ServiceContext<SessionUser>,
  { search, status }: Pick<SubscriberQuery, 'search' | 'status'>,
): Promise<string> {
  const matchingRows = await readSubscribers(db, { search, status })
  const rows = matchingRows.filter(
    (row) => status === 'unconfirmed' || subscriberStatus(row) !== 'unconfirmed',
  )
  await recordAudit(db, {
    actor: user,
    action: 'newsletter.export',
    subject: status ?? 'all',
    after: { rows: rows.length, ...(search ? { search: 'yes' } : {}) },
  })
  return writeCsv(rows, [
    { header: 'Email', value: ({ email }) => email },
    { header: 'Status', value: subscriberStatus },
    { header: 'Signed up', value: ({ createdAt }) => createdAt.toISOString() },
    { header: 'Confirmed', value: ({ confirmedAt }) => confirmedAt?.toISOString() ?? null },
    { header: 'Unsubscribed', value: ({ unsubscribedAt }) => unsubscribedAt?.toISOString() ?? null },
    {
      header: 'Unsubscribe link',
      value: (row) =>
        subscriberStatus(row) === 'subscribed' ? `${siteUrl}${unsubscribePath(row.unsubscribeToken)}` : null,
    },
  ])
}
