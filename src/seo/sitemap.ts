import { canonicalUrl } from '#shared/links.ts'

export interface SitemapEntry {
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
 * Renders the index that robots.txt names. A query distinguishes its parts, because a sitemap in a folder may only list
 * URLs of that folder (sitemaps.org, "Sitemap file location").
 */
export const sitemapIndex = (parts: readonly SitemapEntry[], origin: string): string =>
  document('sitemapindex', 'sitemap', parts, (path) => `${origin}${path}`)

export const sitemapPart = (pages: readonly SitemapEntry[], origin: string): string =>
  document('urlset', 'url', pages, (path) => canonicalUrl(origin, path))

function document(
  root: string,
  element: string,
  entries: readonly SitemapEntry[],
  addressOf: (path: string) => string,
): string {
  const lines = entries.map(({ path, changedAt }) => {
    const lastModified = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<${element}><loc>${escapeXml(addressOf(path))}</loc>${lastModified}</${element}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`
}
