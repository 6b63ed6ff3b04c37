import { indexedPaths } from '#content/indexed-paths.ts'
import { canonicalUrl } from './canonical-url.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** The sitemap: every page that may be listed, then the posts with their last change. */
export function sitemapXml(posts: readonly { slug: string; updatedAt: Date }[], origin: string): string {
  const entries = [
    ...indexedPaths.map((path) => entry(canonicalUrl(origin, path))),
    ...posts.map(({ slug, updatedAt }) => entry(canonicalUrl(origin, `/blog/${slug}`), updatedAt)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

function entry(address: string, changedAt?: Date): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<url><loc>${escapeXml(address)}</loc>${changed}</url>`
}
