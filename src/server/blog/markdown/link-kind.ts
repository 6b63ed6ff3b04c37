/** Reserved for examples that must never exist (RFC 2606): only there to resolve a path as a browser would. */
const nowhere = 'https://site.invalid'

export type LinkKind = 'site' | 'anchor' | 'external' | 'contact' | 'refused'

/**
 * What a link or an image source may be used for. An allow list: http(s) addresses, mailto and tel, paths of this
 * site and anchors; everything else, relative paths included, is refused. Paths are resolved as browsers resolve
 * them, so `//other.host` and `/\other.host` do not pass for paths of this site.
 */
export function linkKind(href: string): LinkKind {
  if (href.startsWith('#')) return 'anchor'
  if (!URL.canParse(href, nowhere)) return 'refused'
  const { protocol, origin } = new URL(href, nowhere)
  if (href.startsWith('/')) return origin === nowhere ? 'site' : 'refused'
  if (/^https?:\/\//i.test(href)) return 'external'
  return protocol === 'mailto:' || protocol === 'tel:' ? 'contact' : 'refused'
}

/** Whether a post may show the picture at `src`: a path of this site, or https on one of `hosts`. */
export function isAllowedImage(src: string, hosts: readonly string[]): boolean {
  const kind = linkKind(src)
  if (kind !== 'external') return kind === 'site'
  const { protocol, host } = new URL(src)
  return protocol === 'https:' && hosts.some((allowed) => allowed.toLowerCase() === host)
}
