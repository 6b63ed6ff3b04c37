import { coversPath } from '#shared/url-paths.ts'
import { endpointFiles, pathOf } from './function-paths.ts'

/** Cloudflare refuses a deployment with more (https://developers.cloudflare.com/pages/functions/routing/). */
export const routeRulesMax = 100
export const routeCharsMax = 100

const assetFolders = ['/assets/*', '/social-assets/*', '/social/static/*', '/social/default/*']

/**
 * Derives `_routes.json` from the names of files. A folder with a parameter becomes a wildcard, which also matches the
 * folder itself, so static paths below it are excluded by name. Other paths also need a rule with a slash at the end.
 * Static paths for which there is no rule left reach the Worker, which answers them from the same files.
 * @param staticPaths the most requested first
 */
export function functionRoutes(files: readonly string[], staticPaths: readonly string[]) {
  const include = fittingRules(includeRules(files))
  const folders = assetFolders.filter((folder) => coversPath(include, folder))
  const paths = staticPaths.filter(
    (path) => coversPath(include, path) && !coversPath(folders, path) && path.length <= routeCharsMax,
  )
  return {
    version: 1,
    include,
    exclude: [...paths.slice(0, routeRulesMax - include.length - folders.length), ...folders],
  }
}

function includeRules(files: readonly string[]): string[] {
  const paths = endpointFiles(files).map(pathOf)
  const rules = new Set(
    paths.map((path) => (path.startsWith('/api/') ? '/api/*' : path.replace(/\/\[.*$/, '/*'))),
  )
  const wildcards = [...rules].filter((rule) => rule.endsWith('/*'))
  const isCovered = (path: string) =>
    coversPath(
      wildcards.filter((wildcard) => wildcard !== path),
      path,
    )
  return [...rules]
    .filter((path) => !isCovered(path))
    .flatMap((path) => (path === '/' || path.endsWith('*') ? path : [path, `${path}/`]))
    .sort()
}

const fittingRules = (rules: string[]): string[] =>
  rules.length + assetFolders.length <= routeRulesMax && rules.every((rule) => rule.length <= routeCharsMax)
    ? rules
    : ['/*']
