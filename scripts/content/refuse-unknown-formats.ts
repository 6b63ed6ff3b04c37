import { formatFaults } from '../doctor/format-faults.ts'

/**
 * Fails with a sentence where loading the site's content would fail with a stack trace. A configuration that does not
 * load at all is left to the command to report.
 */
export async function refuseUnknownFormats(): Promise<void> {
  const config = await import('#site.config.ts').catch(() => null)
  if (!config?.site?.formats) return
  const faults = formatFaults(config.site)
  if (faults.length === 0) return
  console.error(faults.map((fault) => `src/site/site.config.ts: ${fault}`).join('\n'))
  process.exit(1)
}
