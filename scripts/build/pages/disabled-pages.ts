import type { SiteRoute } from '#content/site-route.ts'
import { coversPath } from '#shared/url-paths.ts'

interface Redirect {
  from: string
  to: string
  withTail?: true
}

/**
 * Disabled only as a whole, because nobody finds the pages below without the first one. The newsletter's archive has
 * pages below it too, but so do the links in its emails, which must keep working.
 */
const sections = ['/blog', '/careers', '/work']
const backOfficeOf: Readonly<Record<string, readonly string[]>> = {
  '/blog': ['/admin/blog/*'],
  '/careers': ['/admin/jobs/*'],
}

const archive = '/newsletter'

const requiredPages: readonly (readonly [path: string, reason: string])[] = [
  ['/auth', 'people sign in there'],
  ['/account', 'people manage their data there'],
  ['/dashboard', 'clients follow their bookings there'],
  ['/admin', 'you manage the site there'],
  ['/booking', 'emails about bookings lead there'],
  ['/newsletter/unsubscribe', 'every newsletter has a link to unsubscribe there'],
  ['/privacy-policy', 'forms and emails collect personal data'],
  ['/terms-of-service', 'bookings are made under these terms'],
  ['/accessibility', 'readers report barriers there'],
]

export function disabledFaults(disabled: readonly string[], routes: readonly SiteRoute[]): string[] {
  return disabled.flatMap((entry) => {
    const says = faultOf(entry, routes)
    return says ? [`disabled names '${entry}', ${says}.`] : []
  })
}

function faultOf(entry: string, routes: readonly SiteRoute[]): string | undefined {
  if (entry === '/') return 'the home page, which cannot be switched off'
  const reason = requiredPages.find(([path]) => coversPath([`${path}/*`], entry))?.[1]
  if (reason) return `which cannot be switched off: ${reason}`
  const section = [...sections, archive].find((path) => entry.startsWith(`${path}/`))
  if (section) return `which goes with '${section}' and cannot be switched off alone`
  const isPage = routes.some(({ route, paths }) => route === entry || paths.includes(entry))
  return isPage ? undefined : 'which is not a page of this site'
}

export function expandDisabled(
  disabled: readonly string[],
  { routes, redirects }: { routes: readonly SiteRoute[]; redirects: readonly Redirect[] },
): string[] {
  const pages = disabled.flatMap((entry) => {
    if (sections.includes(entry)) return [`${entry}/*`, ...(backOfficeOf[entry] ?? [])]
    if (entry === archive) return [entry, `${entry}/page/*`, `${entry}/$slug`]
    return routes.find(({ route }) => route === entry)?.paths ?? [entry]
  })
  const lostRedirects = redirects.filter(({ to }) => coversPath(pages, to))
  return [
    ...new Set([...pages, ...lostRedirects.map(({ from, withTail }) => (withTail ? `${from}/*` : from))]),
  ]
}

export function enabledRoutes(routes: readonly SiteRoute[], disabledPaths: readonly string[]): SiteRoute[] {
  return routes.flatMap((route) => {
    const paths = route.paths.filter((path) => !coversPath(disabledPaths, path))
    const isGone = route.paths.length > 0 ? paths.length === 0 : coversPath(disabledPaths, route.route)
    return isGone ? [] : [{ ...route, paths }]
  })
}
