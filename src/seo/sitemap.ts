import { canonicalUrl } from './canonical-url.ts'

export interface SitemapEntry {
  /** Path of this site, with its query where the page is told apart by one. */
  path: string
  changedAt?: Date | undefined
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/**
 * The index that robots.txt names. Its parts stand at the same level, told apart by a query, because a sitemap in a
 * folder may list that folder only (sitemaps.org, Sitemap file location).
 */
export const sitemapIndex = (parts: readonly SitemapEntry[], origin: string): string =>
  document('sitemapindex', 'sitemap', parts, (path) => `${origin}${path}`)

/** One part: pages, each with its last change where one is known. */
export const sitemapPart = (pages: readonly SitemapEntry[], origin: string): string =>
  document('urlset', 'url', pages, (path) => canonicalUrl(origin, path))

function document(
  root: string,
  element: string,
  entries: readonly SitemapEntry[],
  addressOf: (path: string) => string,
): string {
  const lines = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${element}><loc>${escapeXml(addressOf(path))}</loc>${changed}</${element}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`
}
