import { formatFaults } from '../doctor/format-faults.ts'

/** Ends a command in a sentence that the content of the site would end in a stack trace, as soon as it loads. */
export async function refuseUnknownFormats(): Promise<void> {
  const config = await import('#site.config.ts').catch(() => null)
  // The command itself says what is wrong with a file that does not load.
  if (!config?.site?.formats) return
  const faults = formatFaults(config.site)
  if (faults.length === 0) return
  console.error(faults.map((fault) => `src/site/site.config.ts: ${fault}`).join('\n'))
  process.exit(1)
}
