import { and, inArray, isNull } from 'drizzle-orm'
import { newsletterSubscribers } from '#server/db/schema/blog.ts'
import { emailSuppressions } from '#server/db/schema/outbox.ts'
import type { DatabaseContext } from '#server/service-context.ts'
import type { ProviderEvent } from './provider-events.ts'

export async function suppressAddresses(
  { db, now }: DatabaseContext,
  { reason, addresses }: ProviderEvent,
): Promise<void> {
  const suppressed = [...new Set(addresses.map((address) => address.trim().toLowerCase()))].filter(Boolean)
  if (!reason || suppressed.length === 0) return
  await db.batch([
    db
      .insert(emailSuppressions)
      .values(suppressed.map((address) => ({ address, reason })))
      .onConflictDoNothing(),
    db
      .update(newsletterSubscribers)
      .set({ unsubscribedAt: now, confirmTokenHash: null, confirmExpiresAt: null })
      .where(
        and(inArray(newsletterSubscribers.email, suppressed), isNull(newsletterSubscribers.unsubscribedAt)),
      ),
  ])
}
