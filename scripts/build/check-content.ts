import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { jobs } from '#content/careers/jobs.ts'
import { claimRegister } from '#content/claims.ts'
import { redirects } from '#content/redirects.ts'
import { seedServices } from '#content/seed/services.ts'
import type { SiteRoute } from '#content/site-route.ts'
import { listContent } from './content/look-up.ts'
import { readPosts } from './content/read-posts.ts'
import { PlainFailure } from '../lib/plain-failure.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { site } from '#site.config.ts'
import { claimFaults } from '../fork/doctor/claims.ts'
import { configFaults } from '../fork/doctor/config-faults.ts'
import { contentInvariants } from './content-invariants.ts'
import { redirectFaults } from './pages/redirect-faults.ts'
import { formatFaults } from '../fork/upgrade/format.ts'
import { contentFaults } from './content-faults.ts'
import { errorPages } from './prerender.ts'

/** Bookings and projects of the seed are only for trying the site locally; its services and case studies are published. */
const withoutPages = /^(schema\/|seed\/(?!(services|case-studies)\.ts|stories\/))/

export async function checkContent(routes: readonly SiteRoute[]): Promise<void> {
  readPosts()
  const files = listContent().filter(({ name }) => !withoutPages.test(name))
  const faults = contentInvariants
    .filter((invariant) => !files.some(({ name }) => name === invariant.file))
    .map(({ file }) => `content-invariants.ts names src/content/${file}, which does not exist`)
    .concat(formatFaults(), redirectFaultLines(routes))
    .concat(configFaults(site, '').map((fault) => `${fileOf('site.config.ts')}: ${fault}`))
  const paths = knownPaths(routes)
  for (const file of files) {
    const moduleExports: Record<string, unknown> = await import(pathToFileURL(path.resolve(file.file)).href)
    faults.push(...contentFaults(file, { ...moduleExports }, paths, contentInvariants))
  }
  if (faults.length > 0)
    throw new PlainFailure(`The content has faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
}

function redirectFaultLines(routes: readonly SiteRoute[]): string[] {
  const pages = routes.flatMap(({ route, paths }) => [route, ...paths])
  const faults = redirectFaults(redirects, { pages, disabled: site.disabled ?? [] })
  return faults.map((fault) => `${fileOf('redirects.ts')}: ${fault}`)
}

const fileOf = (name: string): string => listContent().find((content) => content.name === name)?.file ?? name

/**
 * Warns of faults in the register of claims, and lets the build go on: something more urgent may be waiting to be
 * published.
 */
export function warnOfClaims(): void {
  for (const fault of claimFaults(claimRegister(), agencyDay(new Date())))
    console.warn(`Claim: ${fault} (${fileOf('claims.ts')})`)
}

const knownPaths = (routes: readonly SiteRoute[]): ReadonlySet<string> =>
  new Set([
    ...routes.flatMap(({ route, paths }) => [route, ...paths]),
    ...errorPages.map(({ path: errorPath }) => errorPath),
    ...redirects.map(({ from }) => from),
    ...seedServices.map(({ id }) => `/booking/${id}`),
    ...jobs.map(({ id }) => `/careers/${id}`),
  ])
