import { mkdir, writeFile } from 'node:fs/promises'
import { redirects } from '#content/redirects.ts'
import type { SiteRoute } from '#content/site-route.ts'
import { coversPath } from '#shared/url-paths.ts'
import type { MenuPage } from '#contracts/pages.ts'
import { site } from '#site.config.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { buildOwnPages } from './build-own-pages.ts'
import { disabledFaults, enabledRoutes, expandDisabled } from './disabled-pages.ts'
import { linkedServices } from './linked-services.ts'
import type { OwnPageFile } from './own-page-file.ts'
import { ownRoute, readOwnPages } from './read-own-pages.ts'
import { pageNames } from './page-names.ts'
import { readMetas, readSiteRoutes } from './site-routes.ts'

export interface SitePages {
  routes: readonly SiteRoute[]
  allRoutes: readonly SiteRoute[]
  disabledPaths: readonly string[]
  ownPages: readonly OwnPageFile[]
  menuPages: readonly MenuPage[]
}

export async function readSitePages(): Promise<SitePages> {
  const disabledEntries = site.disabled ?? []
  const codedRoutes = await readSiteRoutes()
  const { ownPages, menuPages } = readOwnPages(codedRoutes)
  const allRoutes = [...codedRoutes, ...ownPages.map(ownRoute)]
  const faults = disabledFaults(disabledEntries, allRoutes)
  if (faults.length > 0) {
    throw new PlainFailure(
      `The site configuration cannot be built:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
  }
  const disabledPaths = expandDisabled(disabledEntries, { routes: allRoutes, redirects })
  return { routes: enabledRoutes(allRoutes, disabledPaths), allRoutes, disabledPaths, ownPages, menuPages }
}

export async function buildPageList(): Promise<SitePages> {
  const pages = await readSitePages()
  const indexedRoutes = pages.routes.filter(({ isIndexed }) => isIndexed)
  const indexedPaths = indexedRoutes.flatMap(({ paths }) => paths)
  const names = pageNames(indexedRoutes, { metas: await readMetas(), ownPages: pages.ownPages })
  await mkdir('.generated', { recursive: true })
  await writeFile(
    '.generated/pages.ts',
    [
      `export const siteRoutes = ${JSON.stringify(pages.routes, null, 2)}`,
      `export const indexedPaths = ${JSON.stringify(indexedPaths, null, 2)}`,
      `export const pageNames = ${JSON.stringify(names, null, 2)}`,
      `export const linkedServices: readonly number[] = ${JSON.stringify(linkedServices(pages.ownPages))}`,
      '',
    ].join('\n'),
  )
  await writeFile(
    '.generated/disabled-paths.ts',
    `export const disabledPaths = ${JSON.stringify(pages.disabledPaths)}\n`,
  )
  buildOwnPages(pages, (href) => !coversPath(pages.disabledPaths, href))
  return pages
}
