import { coversPath } from '#shared/url-paths.ts'
import { endpointFiles, pathOf } from './function-paths.ts'

/** Cloudflare refuses a deployment with more (https://developers.cloudflare.com/pages/functions/routing/). */
export const routeRulesMax = 100
export const routeCharsMax = 100

const builtFolders = ['/social/static/*', '/social/default/*']

interface BuiltPaths {
  /** The most requested first. */
  staticPaths: readonly string[]
  /** Paths of built files that are no pages. */
  assetPaths: readonly string[]
}

/**
 * Derives `_routes.json`: the Worker answers every path that has no file, because the back office may redirect it.
 * Folders of files and static pages are excluded. Pages for which there is no rule left reach the Worker, which answers
 * them from the same files.
 * @param files the names of files in `functions/`
 */
export function functionRoutes(files: readonly string[], { staticPaths, assetPaths }: BuiltPaths) {
  const answered = endpointFiles(files).map(pathOf)
  const topFolder = (path: string) => `/${path.split('/')[1]}/*`
  const isInFolder = (path: string) => path.indexOf('/', 1) > 0
  const mixedFolders = [...answered, ...staticPaths].map(topFolder)
  const folders = [
    ...new Set([
      ...assetPaths
        .filter(isInFolder)
        .map(topFolder)
        .filter((folder) => !mixedFolders.includes(folder)),
      ...builtFolders,
    ]),
  ]
  const paths = [...assetPaths.filter((path) => !isInFolder(path)), ...staticPaths].filter(
    (path) => !coversPath(folders, path) && !answered.includes(path) && path.length <= routeCharsMax,
  )
  const include = ['/*']
  return {
    version: 1,
    include,
    exclude: [...paths.slice(0, routeRulesMax - include.length - folders.length), ...folders],
  }
}
