import { formatFaults, hexFaults, hoursFaults } from '../doctor/format-faults.ts'
import type { SiteConfig } from '#shared/site-config.ts'

/**
 * Fails with a sentence where loading the site's content would fail with a stack trace. A configuration that does not
 * load at all is left to the command to report.
 */
export async function refuseUnknownFormats(): Promise<void> {
  const config = await import('#site.config.ts').catch(() => null)
  if (!config?.site) return
  const faults = loadingFaults(config.site)
  if (faults.length === 0) return
  console.error(faults.map((fault) => `src/site/site.config.ts: ${fault}`).join('\n'))
  process.exit(1)
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
