import type { User } from '#contracts/accounts.ts'

export interface SessionUser extends User {
  id: number
}

/** A signed-in request: whose it is, and the hash by which the session row is found. */
export interface Session {
  tokenHash: string
  user: SessionUser
  expiresAt: Date
}
