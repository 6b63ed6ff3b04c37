import { mkdir, writeFile } from 'node:fs/promises'
import type { SiteRoute } from '#content/site-route.ts'
import { readSiteRoutes } from './site-routes.ts'

/** Writes `.generated/pages.ts`, the lists of pages that the site, the build and the tests share, and returns it. */
export async function buildPageList(): Promise<SiteRoute[]> {
  const routes = await readSiteRoutes()
  const indexedPaths = routes.filter(({ isIndexed }) => isIndexed).flatMap(({ paths }) => paths)
  await mkdir('.generated', { recursive: true })
  await writeFile(
    '.generated/pages.ts',
    [
      `export const siteRoutes = ${JSON.stringify(routes, null, 2)}`,
      `export const indexedPaths = ${JSON.stringify(indexedPaths, null, 2)}`,
      '',
    ].join('\n'),
  )
  return routes
}
