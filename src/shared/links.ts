const nowhere = 'https://site.invalid'

export type LinkKind = 'site' | 'anchor' | 'external' | 'contact' | 'refused'

/** Resolves paths as browsers do, so that `//other.host` and `/\other.host` do not pass as paths of this site. */
export function linkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'anchor'
  if (!URL.canParse(href, nowhere)) return 'refused'
  const { protocol, origin } = new URL(href, nowhere)
  if (href.startsWith('/')) return origin === nowhere ? 'site' : 'refused'
  if (/^https?:\/\//i.test(href)) return 'external'
  return protocol === 'mailto:' || protocol === 'tel:' ? 'contact' : 'refused'
}

export function isAllowedImage(src: string, hosts: readonly string[]): boolean {
  const kind = linkKind(src)
  if (kind !== 'external') return kind === 'site'
  const { protocol, host } = new URL(src)
  return protocol === 'https:' && hosts.some((allowedHost) => allowedHost.toLowerCase() === host)
}

export const unlink = (html: string, hasPage: (href: string) => boolean): string =>
  html.replace(siteLink, (link, href: string, text: string) => (hasPage(href) ? link : text))

/** The renderer escapes `"` and `<` in addresses and texts, and writes no link inside another. */
const siteLink = /<a href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs

/** Returns null as `URL.parse` does, which Safari has only since version 18 (and `URL.canParse` since 17). */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

export function canonicalUrl(origin: string, path: string): string {
  const clean = path.split(/[?#]/)[0]?.replace(/\/+$/, '') ?? ''
  return `${origin}${clean || '/'}`
}

export function absoluteUrl(origin: string, address: string): string {
  return /^https?:\/\//.test(address) ? address : `${origin}${address.startsWith('/') ? '' : '/'}${address}`
}
