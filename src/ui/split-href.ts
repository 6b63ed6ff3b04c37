export function splitHref(href: string) {
  const [beforeHash = '', hash = ''] = href.split('#', 2)
  const [pathname = '', query = ''] = beforeHash.split('?', 2)
  return { pathname, search: Object.fromEntries(new URLSearchParams(query)), hash }
}
