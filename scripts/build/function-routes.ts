import { jobs } from '#content/careers/jobs.ts'
import { endpointFiles, pathOf } from './function-paths.ts'

/**
 * Which paths run a Function: made from the file names, so that a new Function needs no second entry.
 * A folder with a parameter becomes a wildcard, and a wildcard also catches its own folder, so what stays static
 * below one is excluded by name.
 * @param files below `functions`, as `readdir` lists them
 */
export function functionRoutes(files: readonly string[]) {
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
    include: [...include].filter((path) => !isCovered(path)).sort(),
    exclude: [
      '/booking',
      '/careers',
      ...jobs.map(({ id }) => `/careers/${id}`),
      '/social/static/*',
      '/social/default/*',
    ],
  }
}
