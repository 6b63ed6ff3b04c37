import { claimRegister } from '#content/claims.ts'
import { agencyDay } from '#shared/agency-day.ts'
import * as config from '#site.config.ts'
import { brandColors } from '../fork/brand/brand-colors.ts'
import { contrastTable } from '../fork/brand/contrast-table.ts'
import { expiredEntries, readAcceptedSamples } from '../fork/doctor/accepted-samples.ts'
import { keepBuild } from '../build/build-lock.ts'
import { requireBuild } from '../build/build-pages.ts'
import { claimConflicts, claimFaults } from '../fork/doctor/claims.ts'
import { configFaults, configNotes } from '../fork/doctor/config-faults.ts'
import { readDoctorArguments } from '../fork/doctor/doctor-arguments.ts'
import { figureConflicts } from '../fork/doctor/figure-conflicts.ts'
import { findSamples } from '../fork/doctor/find-samples.ts'
import { liveFaults } from '../fork/doctor/live-faults.ts'
import { cacheNotes, plainHttpFaults } from '../fork/doctor/live-requests.ts'
import {
  categoryNotes,
  goneCategoriesOnSite,
  goneCategoriesInDatabase,
} from '../fork/doctor/gone-categories.ts'
import { openLiveSite } from '../fork/doctor/live-site.ts'
import { oldTlsNotes } from '../fork/doctor/old-tls.ts'
import type { Plan } from '../fork/doctor/platform-limits.ts'
import { reportPlatform } from '../fork/doctor/platform-report.ts'
import { measurePlatform } from '../fork/doctor/platform-use.ts'
import { blocksOfText, publicTexts } from '../fork/doctor/public-texts.ts'
import { reportLines } from '../fork/doctor/report.ts'
import { builtOrigin, openBuiltSite } from '../gate/built-site.ts'
import { readSite } from '../gate/read-site.ts'
import { findFaults } from '../gate/rules.ts'
import type { SiteFacts } from '../gate/site-facts.ts'
import { overrideWarnings } from '../fork/overrides/overrides.ts'
import { runScript } from '../lib/plain-failure.ts'
import { endCommandsOnSignal } from '../lib/run-command.ts'

async function doctor(): Promise<void> {
  const examination = readDoctorArguments(process.argv.slice(2))
  endCommandsOnSignal()
  if (examination.what === 'platform') return examinePlatform(examination.plan)
  const url = examination.what === 'live' ? examination.url : null
  const { site, others } = url === null ? await readBuilt() : await readLive(url)
  const faults = findFaults(site)
  const texts = publicTexts(site)
  const acceptedSamples = await readAcceptedSamples()
  const samples = await findSamples(texts, { acceptedSamples, hasSeed: url !== null })
  const register = claimRegister()
  const today = agencyDay(new Date())
  const settingFaults = configFaults(config.site, config.paymentUrl)
  const wrong = [...settingFaults, ...others, ...figureConflicts(site)]
  const where = url ?? `the build in dist for ${site.origin}`
  const hasColors = !settingFaults.some((fault) => fault.startsWith('colors'))
  const contrasts = hasColors ? contrastTable(brandColors(config.site.colors).contrasts) : []
  const claims = {
    register,
    faults: claimFaults(register, today),
    conflicts: claimConflicts(register, visibleTexts(site)),
  }
  const notes = [
    ...(url === null ? [] : [...(await oldTlsNotes(url)), ...(await cacheNotes(url))]),
    ...(await expiredEntries()),
    ...configNotes(config.site, config.paymentUrl),
    ...categoryNotes(url === null ? goneCategoriesInDatabase() : await goneCategoriesOnSite(url)),
  ]
  const findings = {
    where,
    notes,
    pages: site.pages.length,
    faults,
    others: wrong,
    contrasts,
    samples,
    claims,
  }
  for (const warning of overrideWarnings()) console.log(`Warning: ${warning}`)
  console.log(reportLines(findings).join('\n'))
  if (faults.length + wrong.length > 0) process.exitCode = 1
}

async function examinePlatform(plan: Plan): Promise<void> {
  requireBuild()
  using _build = keepBuild()
  const { lines, faults } = reportPlatform(await measurePlatform(), plan, agencyDay(new Date()))
  console.log(lines.join('\n'))
  if (faults.length > 0) process.exitCode = 1
}

interface SiteReading {
  site: SiteFacts
  others: string[]
}

async function readBuilt(): Promise<SiteReading> {
  using _build = keepBuild()
  await using reader = await openBuiltSite(await builtOrigin())
  return { site: await readSite(reader), others: [] }
}

async function readLive(url: string): Promise<SiteReading> {
  const reader = await openLiveSite(url)
  const site = await readSite(reader)
  const silentPage = [...site.responses].find(([, answer]) => answer.status === 0)
  return {
    site,
    others: [
      ...liveFaults(url, site),
      ...(isPublicHttps(url) ? await plainHttpFaults(url.replace('https:', 'http:')) : []),
      ...(silentPage ? [`${url}${silentPage[0]} does not answer: ${silentPage[1].failure}`] : []),
    ],
  }
}

const isPublicHttps = (url: string): boolean => {
  const { protocol, port } = new URL(url)
  return protocol === 'https:' && port === ''
}

const visibleTexts = ({ pages }: SiteFacts): Map<string, string> =>
  new Map(
    pages
      .filter(({ kind, path }) => kind === 'listed' && !path.startsWith('/blog/'))
      .map(({ path, response }) => [path, blocksOfText(response)]),
  )

await runScript(doctor)
