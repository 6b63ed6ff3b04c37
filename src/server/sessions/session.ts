import type { User } from '#contracts/auth.ts'

/** A session ends this long after it was last used (decisions, Sign-in). */
export const sessionTtlSeconds = 30 * 24 * 60 * 60

export interface SessionUser extends User {
  id: number
}

/** A signed-in request: whose it is, and the hash by which the session row is found. */
export interface Session {
  tokenHash: string
  user: SessionUser
  expiresAt: Date
}
