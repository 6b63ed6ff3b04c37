import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { AccountSession } from '#contracts/account.ts'
import { deleteFeedStatements } from '#domains/calendars/feed.ts'
import { factorRemovedEmail } from '#domains/identity/auth/account-emails.ts'
import { describeDevice, hashDevice } from '#domains/identity/auth/device.ts'
import {
  listFactors,
  removeFactorStatements,
  whereKeyIn,
  whereRemovable,
} from '#domains/identity/auth/factors.ts'
import { ownerNoticeStatements, ownChangeStatements } from '#domains/identity/auth/own-change.ts'
import { hashToken } from '#platform/crypto/token.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { sessions } from '#platform/db/schema/accounts.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { type Session, type SessionUser, sessionTtlSecondsMax } from '#platform/sessions/session.ts'
import { endAccessStatements } from '#platform/sessions/sessions.ts'

/** Hashes the stored hash once more, so that the id that the owner sees neither opens nor finds a session. */
const sessionId = (tokenHash: string) => hashToken(`session:${tokenHash}`).slice(0, 16)

/** Returns the user's live sessions: the current one first, then by last use, newest first. */
export async function listSessions(
  { db, now }: ServiceContext,
  { user, tokenHash }: Session,
): Promise<AccountSession[]> {
  const rows = await liveSessions(db, user.id, now)
  return rows
    .map((row) => ({
      id: sessionId(row.tokenHash),
      device: describeDevice(row.userAgent),
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      isCurrent: row.tokenHash === tokenHash,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/**
 * Ends one of the user's sessions and returns whether it was the current one, or `none` when no live session has this
 * id.
 */
export async function endOwnSession(
  context: ServiceContext,
  { session: { user, tokenHash }, id }: { session: Session; id: string },
): Promise<'current' | 'other' | 'none'> {
  const { db, now } = context
  const row = (await liveSessions(db, user.id, now)).find((session) => sessionId(session.tokenHash) === id)
  if (!row) return 'none'
  const { deletedRows } = await batchNamed(db, {
    deletedRows: db
      .delete(sessions)
      .where(and(eq(sessions.tokenHash, row.tokenHash), eq(sessions.userId, user.id)))
      .returning({ tokenHash: sessions.tokenHash }),
    ownChange: ownChangeStatements(context, { user, action: 'user.end-sessions' }, sql`changes() > 0`),
  })
  if (deletedRows.length === 0) return 'none'
  return row.tokenHash === tokenHash ? 'current' : 'other'
}

interface SignOut {
  /** Keys of lately added factors to remove as well. */
  remove: readonly string[]
  deviceToken: string | undefined
}

/** Ends all sessions and forgets all browsers but this one, because somebody else may have signed in with them. */
export async function signOutEverywhere(
  context: ServiceContext<SessionUser>,
  { remove, deviceToken }: SignOut,
): Promise<void> {
  const { db, siteUrl, user } = context
  const isRemoving = (await listFactors(context, user.id)).some(
    ({ key, isRemovable }) => isRemovable && remove.includes(key),
  )
  const letter = (greeting: { name: string | null }) =>
    factorRemovedEmail({ to: user.email, ...greeting, siteUrl })
  await batchNamed(db, {
    ownChange: ownChangeStatements(
      context,
      { user, action: 'user.end-sessions' },
      sql`exists (select 1 from ${sessions} where ${sessions.userId} = ${user.id})`,
    ),
    notice: isRemoving ? await ownerNoticeStatements(context, { user, letter }, sql`1`) : null,
    removal: isRemoving
      ? ownChangeStatements(context, { user, action: 'user.second-factor-remove' }, sql`1`)
      : null,
    ...removeFactorStatements(db, {
      userId: user.id,
      matches: ({ key, addedAt }) =>
        sql`${whereRemovable(context, user.id, addedAt)} and ${whereKeyIn(key, remove)}`,
      when: sql`1`,
    }),
    ...endAccessStatements(db, {
      userId: user.id,
      keepDeviceHash: deviceToken && hashDevice(deviceToken, user.username),
    }),
    ...deleteFeedStatements(context),
  })
}

const liveSessions = (db: Db, userId: number, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, new Date(now.getTime() - sessionTtlSecondsMax * 1000)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt))
