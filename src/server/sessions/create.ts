import { sessions } from '#server/db/schema/accounts.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { sessionTtlSeconds } from './session.ts'
import { createToken, hashToken } from './token.ts'

const userAgentCharsMax = 300

/** Returns the token for the cookie. Only its hash is stored, so the token cannot be recovered. */
export async function createSession(
  { db, now }: ServiceContext,
  { userId, userAgent }: { userId: number; userAgent: string | undefined },
) {
  const token = createToken()
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    userAgent: userAgent?.slice(0, userAgentCharsMax),
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionTtlSeconds * 1000),
  })
  return token
}
