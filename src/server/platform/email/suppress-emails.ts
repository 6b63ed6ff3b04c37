import { and, inArray, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { emailSuppressions } from '#platform/db/schema/outbox.ts'
import { insertWhere, valuesOf } from '#platform/db/sql.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { accountRules } from '#shared/account-rules.ts'
import { countReactionsStatement } from './newsletter-lane.ts'
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

/** For emails that an administrator sends by hand: they know why the address takes emails again. */
export const liftSuppressionStatement = (db: Db, address: string | SQLWrapper, when: SQL) =>
  db.delete(emailSuppressions).where(sql`${emailSuppressions.address} = lower(${address}) and ${when}`)
