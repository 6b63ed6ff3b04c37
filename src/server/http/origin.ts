/** Browsers send these reports on their own, sometimes with another origin. Reports change nothing. */
const reportPath = '/api/csp-report'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Returns whether another site sent this write. Clients that name no origin (curl, servers) carry no visitor's cookies.
 * `hono/csrf` lets cross-origin JSON through.
 */
export function isForeignWrite(request: Request): boolean {
  if (safeMethods.has(request.method)) return false
  if (new URL(request.url).pathname === reportPath) return false
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  // A page with the policy no-referrer sends 'null'; Sec-Fetch-Site still tells which site the page belongs
  // to.
  if (origin === 'null') return site !== 'same-origin'
  if (origin !== null) return origin !== new URL(request.url).origin
  return site !== null && site !== 'same-origin' && site !== 'none'
}
