import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { redirects } from '#content/redirects.ts'
import { seedServices } from '#content/seed/services.ts'
import type { SiteRoute } from '#content/site-route.ts'
import { site } from '#site.config.ts'
import { listContent } from '../content/look-up.ts'
import { contentInvariants } from './content-invariants.ts'
import { contentFaults } from './content-faults.ts'
import { errorPages } from './error-pages.ts'

export async function checkContent(routes: readonly SiteRoute[]): Promise<void> {
  const files = listContent().filter(({ name }) => !/^(seed|schema)\//.test(name))
  const faults = contentInvariants
    .filter((invariant) => !files.some(({ name }) => name === invariant.file))
    .map(({ file }) => `content-invariants.ts names src/content/${file}, which is not there`)
  const paths = knownPaths(routes)
  for (const file of files) {
    const exported: Record<string, unknown> = await import(pathToFileURL(path.resolve(file.file)).href)
    faults.push(...contentFaults(file, { ...exported }, { paths, brand: site.brand }, contentInvariants))
  }
  if (faults.length > 0)
    throw new Error(`The content has faults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
}

const knownPaths = (routes: readonly SiteRoute[]): ReadonlySet<string> =>
  new Set([
    ...routes.flatMap(({ route, paths }) => [route, ...paths]),
    ...errorPages.map(({ path: errorPath }) => errorPath),
    ...redirects.map(({ from }) => from),
    ...seedServices.map(({ id }) => `/booking/${id}`),
  ])
