import type { User } from '#contracts/auth.ts'

export const sessionTtlSeconds = 30 * 24 * 60 * 60

export const sessionTtlSecondsMax = 90 * 24 * 60 * 60

export const sessionsPerUserMax = 20

export interface SessionUser extends User {
  id: number
}

export interface Session {
  tokenHash: string
  user: SessionUser
  createdAt: Date
  lastSeenAt: Date
  verifiedAt: Date | null
  hasSecondFactor: boolean
}
