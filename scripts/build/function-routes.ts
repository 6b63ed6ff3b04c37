import { endpointFiles, pathOf } from './function-paths.ts'

/**
 * Derives `_routes.json` from the names of files. A folder with a parameter becomes a wildcard, which also matches the
 * folder itself, so static paths below it are excluded by name. Other paths also need a rule with a slash at the end.
 */
export function functionRoutes(files: readonly string[], staticPaths: readonly string[]) {
  const paths = endpointFiles(files).map(pathOf)
  const include = new Set(
    paths.map((path) => (path.startsWith('/api/') ? '/api/*' : path.replace(/\/\[.*$/, '/*'))),
  )
  const isCovered = (path: string) =>
    [...include].some(
      (rule) => rule !== path && rule.endsWith('/*') && `${path}/`.startsWith(rule.slice(0, -1)),
    )
  return {
    version: 1,
    include: [...include]
      .filter((path) => !isCovered(path))
      .flatMap((path) => (path === '/' || path.endsWith('*') ? path : [path, `${path}/`]))
      .sort(),
    exclude: [...staticPaths.filter(isCovered), '/social/static/*', '/social/default/*'],
  }
}
