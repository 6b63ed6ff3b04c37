const opening = /<([a-z][a-z0-9]*)\b[^<>]*? data-later="/g

/**
 * Separates the elements that carry `data-later` from the rest: what is closed when a page opens or stands below the
 * first window. Their styles come in a sheet that all pages share.
 */
export function splitLaterParts(html: string): { first: string; later: string } {
  let first = ''
  let later = ''
  let at = 0
  for (const match of html.matchAll(opening)) {
    if (match.index < at) continue
    const end = endOf(html, match.index, match[1] ?? '')
    first += html.slice(at, match.index)
    later += html.slice(match.index, end)
    at = end
  }
  return { first: first + html.slice(at), later }
}

function endOf(html: string, from: number, name: string): number {
  const tags = new RegExp(`<(/?)${name}\\b[^<>]*>`, 'g')
  tags.lastIndex = from
  let depth = 0
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return tags.lastIndex
  }
  return html.length
}
