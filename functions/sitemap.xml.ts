import { buildId, siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import { openDb } from '#server/db/open.ts'
import { createPage } from '#server/http/create-page.ts'
import { serveGeneratedFile } from '#server/pages/serve-generated-file.ts'
import { sitemapPages, sitemapParts } from '#server/pages/sitemap-entries.ts'
import { sitemapIndex, sitemapPart } from '#seo/sitemap.ts'

export const app = createPage().get('/sitemap.xml', (c) => {
  const db = openDb(c.env.DB)
  const now = new Date()
  const part = c.req.query('part')
  return serveGeneratedFile(c, {
    path: part === undefined ? '/sitemap.xml' : `/sitemap.xml?part=${encodeURIComponent(part)}`,
    buildId,
    contentType: 'application/xml',
    async make() {
      if (part === undefined) return sitemapIndex(await sitemapParts(db, now), siteUrl)
      const pages = await sitemapPages(db, part, now)
      return pages && sitemapPart(pages, siteUrl)
    },
  })
})
export const onRequest = handle(app)
