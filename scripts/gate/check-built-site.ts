import { budgetsFile, checkBudgets } from '../build/budgets/check-budgets.ts'
import { PlainFailure } from '../lib/plain-failure.ts'
import { openBuiltSite } from './built-site.ts'
import { readSite } from './read-site.ts'
import type { SiteFacts } from './site-facts.ts'
import { faultLine, findFaults, rules } from './rules.ts'

export async function checkBuiltSite(origin: string): Promise<SiteFacts> {
  const startMs = performance.now()
  const [seeded, empty] = await Promise.all([
    faultsOf(origin, { isEmpty: false }),
    faultsOf(origin, { isEmpty: true }),
  ])
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1)
  console.log(
    `Checked: ${seeded.site.pages.length} pages, and ${empty.site.pages.length} with an empty database, against ${rules.length} rules in ${seconds} s`,
  )
  const onlyEmpty = empty.faults.filter(({ line }) => seeded.faults.every((fault) => fault.line !== line))
  const overBudget = await checkBudgets(seeded.site.pages)
  for (const line of overBudget) console.error(`Over budget: ${line}`)
  const faults = [...seeded.faults, ...onlyEmpty]
  if (faults.length === 0 && overBudget.length === 0) return seeded.site
  if (faults.length === 0) {
    throw new PlainFailure(
      `dist was built, but ${overBudget.length} of its parts are over their budgets in ${budgetsFile}; see above.`,
    )
  }
  for (const { line } of seeded.faults) console.error(line)
  for (const { line } of onlyEmpty) console.error(`With an empty database: ${line}`)
  const pages = new Set(faults.map(({ page }) => page)).size
  throw new PlainFailure(
    `dist was built, but the check found ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} on ${pages} ${pages === 1 ? 'page' : 'pages'}; see above.`,
  )
}

async function faultsOf(origin: string, content: { isEmpty: boolean }) {
  await using reader = await openBuiltSite(origin, content)
  const site = await readSite(reader)
  const faults = findFaults(site).map((fault) => ({ page: fault.page, line: faultLine(fault) }))
  return { site, faults }
}
