/** Browsers send these reports on their own, sometimes with another origin. Reports change nothing. */
const reportPath = '/api/csp-report'
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export const isWrite = ({ method }: { method: string }): boolean => !safeMethods.has(method)

/**
 * Returns whether another site sent this write. Clients that name no origin (curl, servers) carry no visitor's cookies.
 * `hono/csrf` lets cross-origin JSON through.
 */
export function isForeignWrite(request: Request): boolean {
  if (!isWrite(request)) return false
  if (new URL(request.url).pathname === reportPath) return false
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  // A page with the policy no-referrer sends 'null'; Sec-Fetch-Site still tells which site the page belongs
  // to.
  if (origin === 'null') return site !== 'same-origin'
  if (origin !== null) return origin !== new URL(request.url).origin
  return site !== null && site !== 'same-origin' && site !== 'none'
}

const bookingPaths = /^\/(?:api\/bookings|booking\/confirmation)\/./

/**
 * Returns whether another site's page embeds or fetches a booking, as a link to it would not. Each wrong code counts
 * toward the limit of the reader's address, so a page full of images with made-up codes would lock the reader out.
 */
export function isForeignBookingRead({ url, headers }: Request): boolean {
  if (headers.get('sec-fetch-site') !== 'cross-site' || !bookingPaths.test(new URL(url).pathname))
    return false
  return headers.get('sec-fetch-dest') !== 'document' || headers.has('sec-purpose')
}

/** Cloudflare routes by name, so a request to one of these is local. */
const localHost = /^(?:localhost|.+\.localhost|[\d.]+|\[.+\])$/

/**
 * Returns whether a request came to the address that this build was made for, or to a local server. Every deployment
 * keeps an address of its own, with the bindings of production or of previews (docs/previews.md).
 */
export function isOnLiveSite(requestUrl: string, siteUrl: string): boolean {
  const { host, hostname } = new URL(requestUrl)
  return host === new URL(siteUrl).host || localHost.test(hostname)
}

const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** False for plain http on this machine only: Safari stores no Secure cookies there. */
export function needsSecureCookies(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol !== 'http:' || !loopback.test(hostname)
}
