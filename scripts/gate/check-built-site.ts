import { PlainFailure } from '../process/plain-failure.ts'
import { openBuiltSite } from './built-site.ts'
import { readSite } from './read-site.ts'
import { faultLine, findFaults, rules } from './rules.ts'

/**
 * Reads the site that was just built as a crawler reads it, and holds every page to every rule. The Functions must
 * have been built too.
 * @throws PlainFailure after naming page and rule of everything that is wrong, a line each
 */
export async function checkBuiltSite(origin: string): Promise<void> {
  const started = performance.now()
  await using reader = await openBuiltSite(origin)
  const site = await readSite(reader)
  const faults = findFaults(site)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`Checked: ${site.pages.length} pages against ${rules.length} rules in ${seconds} s`)
  if (faults.length === 0) return
  for (const fault of faults) console.error(faultLine(fault))
  const pages = new Set(faults.map(({ page }) => page)).size
  throw new PlainFailure(
    `The site is built in dist, but ${faults.length} ${faults.length === 1 ? 'thing is' : 'things are'} wrong on ${pages} ${pages === 1 ? 'page' : 'pages'}: see above.`,
  )
}
