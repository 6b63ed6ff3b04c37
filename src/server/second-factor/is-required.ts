import { site } from '#site.config.ts'
import type { Role } from '#contracts/auth.ts'

/**
 * Returns whether an account of this role must have a second factor. Without the setting, the address of the site
 * decides: a site on https has real administrators, http://localhost has demo accounts.
 */
export const isSecondFactorRequired = (siteUrl: string, role: Role): boolean =>
  role === 'admin' && (site.security?.adminsNeedSecondFactor ?? siteUrl.startsWith('https:'))
