import { knownParams } from '#content/known-params.ts'
import { legalLinks, navigation, quickLinks } from '#content/navigation.ts'
import type { PageWords, RouteMeta } from '#content/meta-types.ts'
import type { SiteRoute } from '#content/site-route.ts'

type Meta = Pick<RouteMeta, 'path'> & Partial<Pick<PageWords, 'title'>>
type Named = readonly { path: string; title: string }[]

/** Returns what each page is called: in the menus, else by its entry in a collection, else by its title. */
export function pageNames(
  routes: readonly SiteRoute[],
  { metas, ownPages }: { metas: readonly Meta[]; ownPages: Named },
): Record<string, string> {
  const linked: Named = [...quickLinks, ...legalLinks, ...navigation.flatMap(({ entries }) => entries)]
  return Object.fromEntries(
    routes.flatMap(({ route, paths }) =>
      paths.map((path) => {
        const value = path.slice(route.indexOf('$'))
        const name =
          [...linked, ...ownPages].find((link) => link.path === path)?.title ??
          (route.includes('$') ? knownParams[route]?.nameOf?.(value) : undefined) ??
          metas.find((meta) => meta.path === route)?.title
        return [path, name ?? path]
      }),
    ),
  )
}
