/** Returns where a role goes after signing in (docs/spec/acceptance.md 345-347; docs/spec/decisions.md, Sign-in). */
export function roleTarget(role: string): string {
  if (role === 'admin') return '/admin'
  if (role === 'provider') return '/marketplace/provider/dashboard'
  return '/marketplace'
}

/**
 * Where a visitor goes after signing in: back to the guarded page they came from, else the role's target.
 * The role is not asked of a guarded page: a client sent back to /admin sees that it is not for this account.
 * @param next a path as it came from a query or a form; anything else is ignored
 */
export function pathAfterSignIn(role: string, next: unknown): string {
  return guardedPath(next) ?? roleTarget(role)
}

/**
 * `next` as a path with query and fragment when it is a guarded page of this site, or a booking that somebody signs
 * in to add to their account; else null.
 */
export function guardedPath(next: unknown): string | null {
  // A browser reads '//host' and '/\host' as another site, and drops tabs and line breaks before it does.
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return null
  const url = parseOnNowhere(next)
  return url && (isGuarded(url.pathname) || isWithin(url.pathname, '/booking/confirmation'))
    ? `${url.pathname}${url.search}${url.hash}`
    : null
}

/** Whether a page needs a signed-in user. */
export function isGuarded(pathname: string): boolean {
  if (isWithin(pathname, '/admin/og-preview')) return false
  return ['/dashboard', '/account', '/admin'].some((area) => isWithin(pathname, area))
}

function isWithin(pathname: string, area: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`)
}

/** Parsed like a browser would ('/admin/../x' is '/x'), on an origin that nobody can have. */
function parseOnNowhere(path: string): URL | null {
  const nowhere = 'https://nowhere.invalid'
  if (!URL.canParse(path, nowhere)) return null
  const url = new URL(path, nowhere)
  return url.origin === nowhere ? url : null
}
