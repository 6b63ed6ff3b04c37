import { mkdir, writeFile } from 'node:fs/promises'
import type { SiteRoute } from '#content/site-route.ts'
import { readSiteRoutes } from './site-routes.ts'

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
