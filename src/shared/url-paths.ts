/** A loop, because the time of `/\/+$/` grows with the square of the slashes. */
export function withoutTrailingSlashes(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

export function coversPath(list: readonly string[], href: string): boolean {
  const path = (href.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/+$/, '')
  return list.some((entry) => {
    if (!entry.endsWith('/*')) return path === entry
    const root = entry.slice(0, -2)
    return path === root || path.startsWith(`${root}/`)
  })
}

const replacement = '%EF%BF%BD'

/**
 * Replaces each percent sign that begins no UTF-8 text, and each encoded one, by the replacement character U+FFFD. The
 * router decodes a path twice, and takes one that it cannot decode for no page of any route. No page of ours has a
 * percent sign in its path.
 */
export const decodablePath = (path: string): string =>
  path.replace(/(?:%[0-9a-f]{2})+|%/gi, (part) =>
    isDecodable(part) ? part.replaceAll('%25', replacement) : part.replaceAll('%', replacement),
  )

function isDecodable(part: string): boolean {
  try {
    // The bundler drops a call whose result is not used, although this one may throw.
    return decodeURIComponent(part) !== ''
  } catch {
    return false
  }
}
