import type { PageAccess } from '#content/meta-types.ts'

export interface SiteRoute {
  route: string
  paths: readonly string[]
  access: PageAccess
  isIndexed: boolean
  isStatic: boolean
}
