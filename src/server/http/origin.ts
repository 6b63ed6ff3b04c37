/** Browsers report to it by themselves and may name another origin; nothing is changed by it (decisions, API manners). */
const reportPath = '/api/csp-report'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether another site sends this write. Browsers name the origin of every unsafe request; a client that names
 * none (curl, a server) carries no cookies of a visitor and passes. `hono/csrf` is not used: it lets
 * cross-origin JSON through.
 */
export function isForeignWrite(request: Request): boolean {
  if (safeMethods.has(request.method)) return false
  if (new URL(request.url).pathname === reportPath) return false
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  // A form on a page that names no referrer sends 'null'; which site it stands on is said all the same.
  if (origin === 'null') return site !== 'same-origin'
  if (origin !== null) return origin !== new URL(request.url).origin
  return site !== null && site !== 'same-origin' && site !== 'none'
}
