import { eq, type SQL, sql } from 'drizzle-orm'
import type { AuditAction } from '#contracts/audit.ts'
import type { FeedScope } from '#contracts/calendars.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { calendarFeeds } from '#platform/db/schema/calendars.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'

type FeedOwner = Pick<ServiceContext<SessionUser>, 'db' | 'user'>

/**
 * Creates the user's calendar feed and returns its secret URL; the URL of an earlier feed stops working. Refuses with
 * `admins-only` when another role asks for the scope `all`, or `too-many-attempts`.
 */
export async function createFeed(context: ServiceContext<SessionUser>, scope: FeedScope) {
  const { db, now, siteUrl, user } = context
  if (scope === 'all' && user.role !== 'admin') return { ok: false as const, reason: 'admins-only' as const }
  const tokens = await takeTokens(context, [limit('calendar-changes', user.id)])
  if (!tokens.ok) return tokens
  const token = createToken()
  const feed = { tokenHash: hashToken(token), scope, createdAt: now }
  await batchNamed(db, {
    feed: insertWhere(
      db,
      calendarFeeds,
      { ...feed, userId: users.id },
      sql`${eq(users.id, user.id)}`,
      users,
    ).onConflictDoUpdate({ target: calendarFeeds.userId, set: feed }),
    audit: feedAuditStatement(context, 'user.calendar-add', scope, sql`changes() > 0`),
  })
  return { ok: true as const, address: `${siteUrl}/api/calendar/${token}/appointments.ics` }
}

/** Deletes the user's calendar feed, so that its URL stops working. */
export async function deleteFeed(context: ServiceContext<SessionUser>): Promise<void> {
  await batchNamed(context.db, deleteFeedStatements(context))
}

export function deleteFeedStatements(context: FeedOwner, when: SQL = sql`1`) {
  const { db, user } = context
  const matchesFeed = sql`${eq(calendarFeeds.userId, user.id)} and ${when}`
  const exists = sql`exists (select 1 from ${calendarFeeds} where ${matchesFeed})`
  return {
    feedAudit: feedAuditStatement(context, 'user.calendar-remove', null, exists),
    feed: db.delete(calendarFeeds).where(matchesFeed),
  }
}

function feedAuditStatement(
  { db, user }: FeedOwner,
  action: AuditAction,
  scope: FeedScope | null,
  when = sql`1`,
) {
  if (user.role !== 'admin') return null
  const after = scope ? { after: { scope } } : {}
  return auditStatement(db, { actor: user, action, subject: user.username, ...after }, when)
}
