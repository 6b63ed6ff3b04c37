import { parseUrl } from './links.ts'

/** Also holds for the percent-encoded path, which can be nine times as long. */
const charsMax = 2000

export function roleTarget(role: string): string {
  if (role === 'admin' || role === 'editor') return '/admin'
  if (role === 'provider') return '/marketplace/provider/dashboard'
  return '/marketplace'
}

export function pathAfterSignIn(role: string, next: unknown): string {
  return guardedPath(next) ?? roleTarget(role)
}

export function secondStepPath(next: unknown): string {
  const path = guardedPath(next)
  return path ? `/auth/second-step?next=${encodeURIComponent(path)}` : '/auth/second-step'
}

/**
 * Prevents open redirects: browsers read '//host' and '/\host' as another site, after dropping tabs and line
 * breaks.
 */
export function guardedPath(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > charsMax || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next))
    return null
  const url = parseOnNowhere(next)
  if (!url || !isReturnPage(url.pathname)) return null
  const path = `${url.pathname}${url.search}${url.hash}`
  return path.length <= charsMax ? path : null
}

function isReturnPage(pathname: string): boolean {
  if (isGuarded(pathname) || isWithin(pathname, '/booking/confirmation')) return true
  return pathname === '/booking/appointment' || pathname === '/auth/confirm'
}

export function isGuarded(pathname: string): boolean {
  if (isWithin(pathname, '/admin/og-preview')) return false
  return ['/dashboard', '/account', '/admin'].some((area) => isWithin(pathname, area))
}

function isWithin(pathname: string, area: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`)
}

/** Parses like a browser ('/admin/../x' is '/x'), on an origin that nobody can own. */
function parseOnNowhere(path: string): URL | null {
  const nowhere = 'https://nowhere.invalid'
  const url = parseUrl(path, nowhere)
  return url?.origin === nowhere ? url : null
}

/** An invited client or provider finds a request or project there; other sign-ins lead to a public page. */
export const pathAfterInvitation = (role: string) =>
  role === 'admin' || role === 'editor' ? '/admin' : '/dashboard'
