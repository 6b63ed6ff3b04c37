import { site } from '#site.config.ts'
import type { Role } from '#contracts/auth.ts'

export const isSecondFactorRequired = (siteUrl: string, role: Role): boolean =>
  role === 'admin' && (site.security?.adminsNeedSecondFactor ?? siteUrl.startsWith('https:'))
