import type { PageAccess } from './meta-types.ts'

/** One route of the site and the addresses of its pages. */
export interface SiteRoute {
  /** As in the route file, without a closing slash: `/careers/$id`. */
  route: string
  /** The addresses that are known when the site is built; none where only the database knows them. */
  paths: readonly string[]
  access: PageAccess
  /** Whether search engines may list its pages. */
  isIndexed: boolean
  /** Whether its pages are files, finished when the site is built. */
  isStatic: boolean
}
