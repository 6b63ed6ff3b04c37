import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/open.ts'
import { sessions, users } from '#server/db/schema/accounts.ts'
import { type Session, sessionTtlSecondsMax } from './session.ts'
import { hashToken } from './token.ts'

export async function findSession(db: Db, token: string): Promise<Session | null> {
  const now = Date.now()
  const [row] = await db
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
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
        gt(sessions.expiresAt, new Date(now)),
        gt(sessions.createdAt, new Date(now - sessionTtlSecondsMax * 1000)),
        isNull(users.disabledAt),
      ),
    )
  return row ?? null
}
