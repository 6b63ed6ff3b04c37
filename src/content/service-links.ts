import { redirects } from './redirects.ts'
import { privatePaths, staticPaths } from './static-paths.ts'

/** Where a service's "Learn More" may lead: the public pages that always exist, and the redirects to them. */
export const serviceLinks: readonly string[] = [
  '/',
  '/services',
  '/blog',
  ...staticPaths.filter((path) => !privatePaths.includes(path)),
  ...redirects.map(({ from }) => from),
]
