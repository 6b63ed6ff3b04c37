import { and, inArray, isNull, sql } from 'drizzle-orm'
import { batchNamed } from '#server/db/batch-named.ts'
import { newsletterSubscribers } from '#server/db/schema/blog.ts'
import { emailSuppressions } from '#server/db/schema/outbox.ts'
import { countReaction } from '#server/newsletter/issues/count-reaction.ts'
import type { DatabaseContext } from '#server/service-context.ts'
import type { ProviderEvent } from './provider-events.ts'

export async function suppressAddresses(
  { db, now }: DatabaseContext,
  { reason, addresses }: ProviderEvent,
): Promise<void> {
  const normalizedAddresses = [...new Set(addresses.map((address) => address.trim().toLowerCase()))].filter(
    Boolean,
  )
  if (!reason || normalizedAddresses.length === 0) return
  await batchNamed(db, {
    issues: normalizedAddresses.map((address) => countReaction(db, columns[reason], newly[reason](address))),
    suppressions: db
      .insert(emailSuppressions)
      .values(normalizedAddresses.map((address) => ({ address, reason })))
      .onConflictDoNothing(),
    subscribers: db
      .update(newsletterSubscribers)
      .set({ unsubscribedAt: now, confirmTokenHash: null, confirmExpiresAt: null })
      .where(
        and(
          inArray(newsletterSubscribers.email, normalizedAddresses),
          isNull(newsletterSubscribers.unsubscribedAt),
        ),
      ),
  })
}

const columns = { bounce: 'bounced', complaint: 'left' } as const

const newly = {
  bounce: (address: string) =>
    sql`select ${address} where not exists (select 1 from ${emailSuppressions} where ${emailSuppressions.address} = ${address})`,
  complaint: (address: string) =>
    sql`select ${newsletterSubscribers.email} from ${newsletterSubscribers} where ${newsletterSubscribers.email} = ${address} and ${newsletterSubscribers.unsubscribedAt} is null`,
} as const
