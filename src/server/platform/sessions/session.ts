import type { Role, User } from '#contracts/auth.ts'
import { site } from '#site.config.ts'

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

export function isSecondFactorRequired(siteUrl: string, role: Role): boolean {
  if (role === 'editor') return site.security?.editorsNeedSecondFactor ?? false
  return role === 'admin' && (site.security?.adminsNeedSecondFactor ?? siteUrl.startsWith('https:'))
}
