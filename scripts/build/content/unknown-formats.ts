import { formatFaults, hexFaults, hoursFaults } from '../../fork/doctor/format-faults.ts'
import type { SiteConfig } from '#shared/site-config.ts'

/**
 * Names the values of the configuration that loading the site's content would fail at. A configuration that does not
 * load at all is left to the command to report.
 */
export async function unknownFormats(): Promise<string[]> {
  const config = await import('#site.config.ts').catch(() => null)
  if (!config?.site) return []
  return loadingFaults(config.site).map((fault) => `src/site/site.config.ts: ${fault}`)
}

function loadingFaults(site: Partial<SiteConfig>): string[] {
  const { formats, colors, supportHours, timeZone } = site
  return [
    ...Object.entries({ formats, colors, supportHours }).flatMap(([field, value]) =>
      value === undefined ? [`${field} is missing`] : [],
    ),
    ...(formats ? formatFaults({ formats, timeZone }) : []),
    ...(colors ? hexFaults(colors) : []),
    ...(supportHours ? hoursFaults(supportHours) : []),
  ]
}
