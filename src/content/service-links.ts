import { redirects } from './redirects.ts'
import { privatePaths, staticPaths } from './static-paths.ts'

/** The targets allowed for a service's "Learn More": public pages that always exist, and redirects to them. */
export const serviceLinks: readonly string[] = [
  '/',
  '/services',
  '/blog',
  ...staticPaths.filter((path) => !privatePaths.includes(path)),
  ...redirects.map(({ from }) => from),
]
