const replacement = '%EF%BF%BD'

/**
 * Replaces each percent sign that does not encode UTF-8 text, and each encoded percent sign, with the replacement
 * character U+FFFD. The router decodes a path twice, and matches a path that it cannot decode to no route. Paths of
 * the site contain no percent signs.
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
