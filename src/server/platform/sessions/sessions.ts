import { and, eq, gt, isNull, ne, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { hashToken } from '#platform/crypto/token.ts'
import type { Db } from '#platform/db/open.ts'
import { devices, sessions, users } from '#platform/db/schema/accounts.ts'
import {
  authenticators,
  passkeyChallenges,
  passkeys,
  pendingSignIns,
} from '#platform/db/schema/second-factors.ts'
import { insertWhere } from '#platform/db/sql.ts'
import type { DatabaseContext, ServiceContext } from './service-context.ts'
import { type Session, sessionsPerUserMax, sessionTtlSeconds, sessionTtlSecondsMax } from './session.ts'

const userAgentCharsMax = 300

export interface NewSession {
  token: string
  userId: number
  passwordHash: string
  userAgent: string | undefined
  isSecondStepDone?: boolean
  when?: SQL | undefined
}

/**
 * Inserts nothing once the password has changed or the account is disabled or deleted, because those must also stop a
 * sign-in in flight. Nor does it insert a session that skips a second step, whoever calls it.
 */
export function insertSessionStatement(
  { db, now }: ServiceContext,
  { token, userId, passwordHash, userAgent, isSecondStepDone = false, when = sql`1` }: NewSession,
) {
  return insertWhere(
    db,
    sessions,
    {
      tokenHash: hashToken(token),
      userId: users.id,
      userAgent: userAgent?.slice(0, userAgentCharsMax) ?? null,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + sessionTtlSeconds * 1000),
      verifiedAt: now,
    },
    sql`${users.id} = ${userId} and ${users.passwordHash} = ${passwordHash} and ${users.disabledAt} is null and (${isSecondStepDone ? 1 : 0} or not ${whereHasSecondFactor(users.id)}) and ${when}`,
    users,
  ).returning({ tokenHash: sessions.tokenHash })
}

export async function findSession({ db, now }: DatabaseContext, token: string): Promise<Session | null> {
  const [row] = await db
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      verifiedAt: sessions.verifiedAt,
      hasSecondFactor: sql<boolean>`${whereHasSecondFactor(users.id)}`.mapWith(Boolean),
      user: {
        id: users.id,
        username: users.username,
        name: users.name,
        email: users.email,
        role: users.role,
      },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, new Date(now.getTime() - sessionTtlSecondsMax * 1000)),
        isNull(users.disabledAt),
      ),
    )
  return row ?? null
}

const extendAfterSeconds = 24 * 60 * 60

export function isDueForExtension({ lastSeenAt }: Session, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() > extendAfterSeconds * 1000
}

/**
 * Matches live sessions only, so that a session ended in the meantime stays ended.
 * @returns seconds until the session ends
 */
export async function extendSession(
  { db, now }: DatabaseContext,
  { tokenHash, createdAt }: Session,
): Promise<number> {
  const secondsLeft = (createdAt.getTime() - now.getTime()) / 1000 + sessionTtlSecondsMax
  const ttlSeconds = Math.min(sessionTtlSeconds, Math.floor(secondsLeft))
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + ttlSeconds * 1000) })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
  return ttlSeconds
}

export const deleteSessionStatement = (db: Db, token: string, when?: SQL) =>
  db.delete(sessions).where(and(eq(sessions.tokenHash, hashToken(token)), when))

export async function endSession({ db }: ServiceContext, token: string) {
  await deleteSessionStatement(db, token)
}

export const deleteExcessSessionsStatement = (db: Db, userId: number, when: SQL) =>
  db
    .delete(sessions)
    .where(
      and(
        when,
        sql`${sessions.tokenHash} in (select token_hash from ${sessions} where ${sessions.userId} = ${userId} order by ${sessions.lastSeenAt} desc, ${sessions.createdAt} desc limit -1 offset ${sessionsPerUserMax})`,
      ),
    )

export function deleteOtherSessionsStatement(
  db: Db,
  { userId, keepTokenHash }: { userId: number; keepTokenHash: string },
  when: SQL = sql`1`,
) {
  return db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keepTokenHash), when))
}

interface EndedAccess {
  userId: number
  keepDeviceHash?: string | undefined
  when?: SQL | undefined
}

/** Ends everything that a thief may hold beside the password: sessions, sign-ins in progress and known browsers. */
export const endAccessStatements = (db: Db, { userId, keepDeviceHash, when }: EndedAccess) => ({
  sessions: db.delete(sessions).where(and(eq(sessions.userId, userId), when)),
  pendingSignIns: db.delete(pendingSignIns).where(and(eq(pendingSignIns.userId, userId), when)),
  challenges: db.delete(passkeyChallenges).where(and(eq(passkeyChallenges.userId, userId), when)),
  devices: db
    .delete(devices)
    .where(
      and(
        eq(devices.userId, userId),
        keepDeviceHash === undefined ? undefined : ne(devices.tokenHash, keepDeviceHash),
        when,
      ),
    ),
})

export const markVerifiedStatement = (
  { db, now }: DatabaseContext,
  { tokenHash, when }: { tokenHash: string; when?: SQL },
) =>
  db
    .update(sessions)
    .set({ verifiedAt: now })
    .where(and(eq(sessions.tokenHash, tokenHash), when))

export const whereHasAuthenticator = (userId: SQLWrapper | number) =>
  sql`exists (select 1 from ${authenticators} where ${authenticators.userId} = ${userId} and ${authenticators.confirmedAt} is not null)`

export const whereHasPasskey = (userId: SQLWrapper | number) =>
  sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId})`

export const whereHasSecondFactor = (userId: SQLWrapper | number) =>
  sql`(${whereHasAuthenticator(userId)} or ${whereHasPasskey(userId)})`
