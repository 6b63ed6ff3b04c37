import { site } from '#site.config.ts'
import type { Role } from '#contracts/auth.ts'

/**
 * Decides by the site's address where the setting is missing: a site on https has real administrators, http://localhost
 * has demo accounts.
 */
export const isSecondFactorRequired = (siteUrl: string, role: Role): boolean =>
  role === 'admin' && (site.security?.adminsNeedSecondFactor ?? siteUrl.startsWith('https:'))
