import { and, inArray, isNull, sql } from 'drizzle-orm'
import { accountRules } from '#shared/account-rules.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { insertWhere } from '#platform/db/insert-where.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { emailSuppressions } from '#platform/db/schema/outbox.ts'
import { valuesOf } from '#platform/db/values-of.ts'
import { countReactionsStatement } from './count-reactions.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import type { ProviderEvent } from './provider-events.ts'

/**
 * Adds the addresses of a bounce or complaint to the suppression list, unsubscribes them from the newsletter, and
 * counts new ones for the last issue that each received. Does nothing for other events.
 */
export async function suppressEmails(
  { db, now }: DatabaseContext,
  { reason, addresses }: ProviderEvent,
): Promise<void> {
  const normalizedAddresses = [...new Set(addresses.map((address) => address.trim().toLowerCase()))].filter(
    (address) => address !== '' && address.length <= accountRules.emailCharsMax,
  )
  if (!reason || normalizedAddresses.length === 0) return
  const reportedAddresses = valuesOf(normalizedAddresses)
  const matchesSubscribed = and(
    inArray(newsletterSubscribers.email, reportedAddresses),
    isNull(newsletterSubscribers.unsubscribedAt),
  )
  const notSuppressed = sql`value not in (select ${emailSuppressions.address} from ${emailSuppressions})`
  const newly = {
    bounce: sql`select value from ${reportedAddresses} where ${notSuppressed}`,
    complaint: sql`select ${newsletterSubscribers.email} from ${newsletterSubscribers} where ${matchesSubscribed}`,
  } as const
  await batchNamed(db, {
    issues: countReactionsStatement(db, columns[reason], newly[reason]),
    suppressions: insertWhere(
      db,
      emailSuppressions,
      { address: sql<string>`value`, reason },
      notSuppressed,
      reportedAddresses,
    ),
    subscribers: db
      .update(newsletterSubscribers)
      .set({ unsubscribedAt: now, confirmTokenHash: null, confirmExpiresAt: null })
      .where(matchesSubscribed),
  })
}

const columns = { bounce: 'bounced', complaint: 'left' } as const
