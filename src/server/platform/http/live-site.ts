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
