import * as current from '#site.config.ts'
import type { SiteConfig } from '#shared/site-config.ts'
import { site as sample } from '../../../src/site.config.ts'
import { drawings } from './project-files.ts'

/**
 * Returns the values that belong in the configuration only, except a fork's colors and its names of one word: files of
 * the release have words such as Signal and colors such as black, whatever a fork is called.
 */
export function brandValues(site: SiteConfig, paymentUrl: string): string[] {
  const isFork = site.brand !== sample.brand
  const values = [
    ...[site.brand, site.legalName].filter((name) => !isFork || name.includes(' ')),
    site.domain,
    site.email,
    site.phone,
    site.phoneHref,
    site.companyProfileUrl,
    paymentUrl,
    ...site.socialProfiles.map(({ url }) => url),
    ...(isFork ? [] : Object.values(site.colors)),
  ]
  return [...new Set(values)].filter((value): value is string => Boolean(value))
}

const configuredValues = brandValues(current.site, current.paymentUrl)

export function findBrandCopies(text: string, values: readonly string[] = configuredValues): string[] {
  const lower = text.toLowerCase()
  return values.filter((value) =>
    value.startsWith('#') ? lower.includes(value.toLowerCase()) : text.includes(value),
  )
}

/**
 * Posts and `src/site/` are exempt because an agency writes its own, `follow-color.ts` and drawn screens because their
 * colors stay when the brand's change.
 */
export function mayNameTheBrand(file: string): boolean {
  if (
    file === 'src/site.config.ts' ||
    file === 'scripts/fork/brand/follow-color.ts' ||
    /\.test\.tsx?$/.test(file)
  )
    return true
  if (file.startsWith(drawings)) return true
  return ['docs/', 'public/', 'tests/', 'bench/', 'src/content/posts/', 'src/site/'].some((folder) =>
    file.startsWith(folder),
  )
}
