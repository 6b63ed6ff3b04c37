import type { SiteRoute } from '#content/site-route.ts'
import { isSlug } from '#shared/slug.ts'
import type { OwnPageFile } from './own-page-file.ts'

type Addressed = Pick<OwnPageFile, 'file' | 'path'> & { navigation?: { menu: string } | undefined }

export interface TakenPaths {
  routes: readonly SiteRoute[]
  redirects: readonly { from: string; withTail?: true }[]
  functions: readonly string[]
  menus: readonly string[]
}

/** Answers only addresses without a file. */
const textPages = '/[slug]'

const builtNames = new Set([
  'index',
  '404',
  'blog-404',
  'booking-404',
  'careers-404',
  'newsletter-404',
  'work-404',
  'assets',
  'social',
  'social-assets',
])

export function ownPageFaults(pages: readonly Addressed[], takenPaths: TakenPaths): string[] {
  return pages.flatMap(({ file, path, navigation }) => {
    const faults = [
      addressFault(path, takenPaths),
      navigation && !takenPaths.menus.includes(navigation.menu)
        ? `navigation.menu: there is no menu "${navigation.menu}"; the menus are ${takenPaths.menus.join(', ')}`
        : undefined,
    ]
    return faults.flatMap((fault) => (fault ? [`${file}: ${fault}`] : []))
  })
}

/** Returns why a page cannot have an address, or undefined. */
export function addressFault(path: string, { routes, redirects, functions }: TakenPaths): string | undefined {
  const segments = path.slice(1).split('/')
  if (!segments.every(isSlug))
    return 'name the file, and its folders, with lowercase words joined by hyphens, such as our-team.md'
  const route = routes.find(({ route }) => matches(route.replace(/\$\w+/g, '[x]'), path))
  if (route) return `${path} is already the address of the page ${route.route}`
  const redirect = redirects.find(({ from, withTail }) => matches(withTail ? `${from}/[[x]]` : from, path))
  if (redirect) return `${path} is already redirected by ${redirect.from} in redirects.ts`
  const isTaken =
    functions.some((pattern) => pattern !== textPages && matches(pattern, path)) ||
    builtNames.has(segments[0] ?? '')
  return isTaken ? `${path} is already an address of the site itself` : undefined
}

function matches(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+*?^${}()|]/g, '\\$&')
    .replace(/\/\[\[\w+\]\]$/, '(/.*)?')
    .replace(/\[\w+\]/g, '[^/]+')
  return new RegExp(`^${source}$`).test(path)
}
