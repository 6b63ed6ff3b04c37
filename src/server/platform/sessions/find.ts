import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { sessions, users } from '#platform/db/schema/accounts.ts'
import { whereHasSecondFactor } from './where-second-factor.ts'
import type { DatabaseContext } from './service-context.ts'
import { type Session, sessionTtlSecondsMax } from './session.ts'
import { hashToken } from '#platform/crypto/token.ts'

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
