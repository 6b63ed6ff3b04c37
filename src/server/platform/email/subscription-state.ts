import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { SubscriberStatus } from '#contracts/admin-newsletter.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'

export const whereSubscriber = {
  subscribed: and(isNull(newsletterSubscribers.unsubscribedAt), eq(newsletterSubscribers.isConfirmed, true)),
  unsubscribed: isNotNull(newsletterSubscribers.unsubscribedAt),
  unconfirmed: and(
    isNull(newsletterSubscribers.unsubscribedAt),
    eq(newsletterSubscribers.isConfirmed, false),
  ),
} as const satisfies Record<SubscriberStatus, unknown>

type State = Pick<typeof newsletterSubscribers.$inferSelect, 'unsubscribedAt' | 'isConfirmed'>

export function subscriberStatus({ unsubscribedAt, isConfirmed }: State): SubscriberStatus {
  if (unsubscribedAt !== null) return 'unsubscribed'
  return isConfirmed ? 'subscribed' : 'unconfirmed'
}
