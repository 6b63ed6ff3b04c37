import type { Db } from '#server/db/open.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import { sessionTtlSeconds } from './session.ts'
import { createToken, hashToken } from './token.ts'

const userAgentCharsMax = 300

/** Returns the token for the cookie. Only its hash is stored, so the token cannot be recovered. */
export async function createSession(
  db: Db,
  { userId, userAgent }: { userId: number; userAgent: string | undefined },
) {
  const token = createToken()
  const now = Date.now()
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    userAgent: userAgent?.slice(0, userAgentCharsMax),
    lastSeenAt: new Date(now),
    expiresAt: new Date(now + sessionTtlSeconds * 1000),
  })
  return token
}
