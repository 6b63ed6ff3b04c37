/** Encodes each percent sign that begins no UTF-8 text, where `decodeURIComponent` would throw. */
export const wellFormedPath = (path: string): string =>
  path.replace(/(?:%[0-9a-f]{2})+|%/gi, (part) => (isDecodable(part) ? part : part.replaceAll('%', '%25')))

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}
