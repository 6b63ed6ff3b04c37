import { eq } from 'drizzle-orm'
import type { Calendars } from '#contracts/calendars.ts'
import { isOfAgency } from '#platform/access/is-of-agency.ts'
import { readClockState } from '#platform/clock/jobs.ts'
import { seal, unseal } from '#platform/crypto/secret-box.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { calendarFeeds, calendarSubscriptions } from '#platform/db/schema/calendars.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

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

const owner = (userId: number) => `calendar of ${userId}`

export const sealUrl = (secret: string, userId: number, address: string): Promise<string> =>
  seal(secret, owner(userId), new Uint8Array(new TextEncoder().encode(address)))

export const isStoredUnencrypted = (storedAddress: string): boolean => storedAddress.startsWith('https:')

export async function openUrl(
  secret: string | undefined,
  { userId, address }: { userId: number; address: string },
): Promise<string | null> {
  if (isStoredUnencrypted(address)) return address
  const plain = secret ? await unseal(secret, owner(userId), address) : null
  return plain && new TextDecoder().decode(plain)
}

export const hostOf = ({ address, host }: { address: string; host: string | null }): string =>
  host ?? new URL(address).host
