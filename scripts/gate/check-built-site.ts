import { PlainFailure } from '../process/plain-failure.ts'
import { openBuiltSite } from './built-site.ts'
import { readSite } from './read-site.ts'
import { faultLine, findFaults, rules } from './rules.ts'

export async function checkBuiltSite(origin: string): Promise<void> {
  const startMs = performance.now()
  await using reader = await openBuiltSite(origin)
  const site = await readSite(reader)
  const faults = findFaults(site)
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1)
  console.log(`Checked: ${site.pages.length} pages against ${rules.length} rules in ${seconds} s`)
  if (faults.length === 0) return
  for (const fault of faults) console.error(faultLine(fault))
  const pages = new Set(faults.map(({ page }) => page)).size
  throw new PlainFailure(
    `dist was built, but the check found ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} on ${pages} ${pages === 1 ? 'page' : 'pages'}; see above.`,
  )
}
