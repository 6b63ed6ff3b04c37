const mark = ' data-later="'
const opening = /<([a-z][a-z0-9]*)\b[^<>]*$/

export function splitLaterParts(html: string): { first: string; later: string } {
  let first = ''
  let later = ''
  let at = 0
  for (let markAt = html.indexOf(mark); markAt >= 0; markAt = html.indexOf(mark, Math.max(at, markAt + 1))) {
    const start = html.lastIndexOf('<', markAt)
    const name = opening.exec(html.slice(start, markAt))?.[1]
    if (name === undefined) continue
    const end = endOf(html, start, name)
    first += html.slice(at, start)
    later += html.slice(start, end)
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
