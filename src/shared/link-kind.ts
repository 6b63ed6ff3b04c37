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
