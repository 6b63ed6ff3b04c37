/**
 * The one maker of absolute addresses: the origin of the deployment and a path of this site, without a
 * trailing slash and without a query.
 */
export function canonicalUrl(origin: string, path: string): string {
  const clean = path.split(/[?#]/)[0]?.replace(/\/+$/, '') ?? ''
  return `${origin}${clean || '/'}`
}

/** An address as it is, or made absolute where it is a path of this site. */
export function absoluteUrl(origin: string, address: string): string {
  return /^https?:\/\//.test(address) ? address : `${origin}${address.startsWith('/') ? '' : '/'}${address}`
}
