import { eq } from 'drizzle-orm'
import type { Calendars } from '#contracts/calendars.ts'
import { isOfAgency } from '#platform/access/access.ts'
import { readClockState } from '#platform/clock/read-clock-state.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { calendarFeeds, calendarSubscriptions } from '#platform/db/schema/calendars.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { hostOf } from './sealed-url.ts'

/** Returns the state of the user's calendar feed and busy calendar, without their secret URLs. */
export async function readCalendars(context: ServiceContext<SessionUser>): Promise<Calendars> {
  const { db, user } = context
  const { feeds, subscriptions } = await batchNamed(db, {
    feeds: db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, user.id)),
    subscriptions: db.select().from(calendarSubscriptions).where(eq(calendarSubscriptions.userId, user.id)),
  })
  const [feed] = feeds
  const [subscription] = subscriptions
  return {
    feed: feed ? { scope: feed.scope, createdAt: feed.createdAt.toISOString() } : null,
    busy: subscription
      ? {
          host: hostOf(subscription),
          lastReadAt: subscription.lastReadAt?.toISOString() ?? null,
          failingSince: subscription.failingSince?.toISOString() ?? null,
          problem: subscription.problem,
          unread: subscription.unread,
        }
      : null,
    isClockMissing: (await readClockState(context)).isMissing,
    mayAddBusy: await isOfAgency(context, user),
  }
}
