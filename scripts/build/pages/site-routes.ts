import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { knownParams } from '#content/known-params.ts'
import type { PageWords, RouteMeta } from '#content/meta-types.ts'
import type { SiteRoute } from '#content/site-route.ts'
import { endpointFiles, pathOf } from '../function-paths.ts'
import { listContent } from '../content/look-up.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'

export interface RouteSources {
  routeFiles: readonly string[]
  functionFiles: readonly string[]
  metas: readonly Pick<RouteMeta, 'path' | 'access' | 'robots'>[]
  params: typeof knownParams
}

/**
 * Returns every route of the site, sorted by address: route files define them, `functions/` decides which are rendered
 * on request, the metas in `src/content/` who may see and index them.
 */
export async function readSiteRoutes(): Promise<SiteRoute[]> {
  const sources = {
    routeFiles: globSync('**/*.tsx', { cwd: 'src/routes' }),
    functionFiles: globSync('**/*.ts', { cwd: 'functions' }),
    metas: await readMetas(),
    params: knownParams,
  }
  const faults = routeFaults(sources)
  if (faults.length > 0)
    throw new PlainFailure(
      `Pages and routes do not match:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
  return siteRoutes(sources)
}

export function siteRoutes({ routeFiles, functionFiles, metas, params }: RouteSources): SiteRoute[] {
  const patterns = functionPatterns(functionFiles)
  return pageRoutes(routeFiles)
    .flatMap(({ route }) => {
      const meta = metas.find(({ path }) => path === route)
      if (!meta) return []
      const knownParams = params[route]
      return {
        route,
        paths: hasParam(route) ? (knownParams?.values ?? []).map((value) => fill(route, value)) : [route],
        access: meta.access,
        isIndexed: meta.robots === undefined,
        isStatic: knownParams ? knownParams.renderedAt === 'build' : !patterns.has(withoutNames(route)),
      }
    })
    .sort((a, b) => (a.route < b.route ? -1 : 1))
}

export function routeFaults({ routeFiles, functionFiles, metas, params }: RouteSources): string[] {
  const routes = pageRoutes(routeFiles)
  const patterns = functionPatterns(functionFiles)
  const paths = metas.map(({ path }) => path)
  const knownRoutes = Object.keys(params)
  const isRoute = (path: string) => routes.some(({ route }) => route === path)
  return [
    ...routes.flatMap(({ route, file }) =>
      paths.includes(route)
        ? []
        : [
            `src/routes/${file} has no title: export a PageMeta with the path '${route}' from a meta.ts in src/content/.`,
          ],
    ),
    ...paths
      .filter((path) => !isRoute(path))
      .map((path) => `src/content/ has a meta for ${path}, which is not a route.`),
    ...paths
      .filter((path, index) => paths.indexOf(path) !== index)
      .map((path) => `src/content/ has two metas for ${path}.`),
    ...knownRoutes
      .filter((path) => !isRoute(path))
      .map((path) => `src/content/known-params.ts names ${path}, which is not a route.`),
    ...routes.flatMap(({ route, file }) =>
      hasParam(route) && !knownRoutes.includes(route) && !patterns.has(withoutNames(route))
        ? [
            `src/routes/${file} has a parameter: list its values in src/content/known-params.ts, or give it a Function.`,
          ]
        : [],
    ),
    ...metas
      .filter(({ access, robots }) => access !== 'everyone' && robots === undefined)
      .map(({ path }) => `${path} is not public and needs robots: 'noindex'.`),
  ]
}

export const routeId = (file: string): string =>
  `/${file
    .replaceAll('\\', '/')
    .replace(/\.tsx$/, '')
    .replace(/(^|\/)index$/, '$1')}`

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '')

function pageRoutes(routeFiles: readonly string[]): { file: string; route: string }[] {
  return routeFiles
    .filter((file) => !/(^|[\\/])(-|__root|\$\.tsx)/.test(file) && !file.includes('.test.'))
    .map((file) => ({ file, route: withoutSlash(routeId(file)) }))
}

const hasParam = (route: string): boolean => route.includes('$')
const fill = (route: string, value: string): string => route.replace(/\$\w+/, () => value)
const withoutNames = (route: string): string => route.replace(/\$\w+/g, '$')

function functionPatterns(files: readonly string[]): ReadonlySet<string> {
  return new Set(endpointFiles(files).map((file) => pathOf(file).replace(/\[\w+\]/g, '$')))
}

export async function readMetas(): Promise<(RouteMeta & Partial<PageWords>)[]> {
  const files = listContent()
    .map(({ file }) => file)
    .filter((file) => /[/-]meta\.ts$/.test(file))
  const modules: Record<string, RouteMeta & Partial<PageWords>>[] = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href)),
  )
  return modules.flatMap((module) => Object.values(module)).filter((value) => typeof value === 'object')
}
