import type { PageAccess } from './meta-types.ts'

export interface SiteRoute {
  route: string
  paths: readonly string[]
  access: PageAccess
  isIndexed: boolean
  isStatic: boolean
}
