import { buildId } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import { createPage } from '#server/http/create-page.ts'
import { serveGeneratedFile } from '#server/pages/serve-generated-file.ts'
import { sitemapPages, sitemapParts } from '#server/pages/sitemap-entries.ts'
import { sitemapPartPath } from '#server/pages/sitemap-part-path.ts'
import { sitemapIndex, sitemapPart } from '#seo/sitemap.ts'
import { publicContext } from '#server/http/service-context.ts'

export const app = createPage().get('/sitemap.xml', (c) => {
  const context = publicContext(c)
  const part = c.req.query('part')
  return serveGeneratedFile(c, {
    path: part === undefined ? '/sitemap.xml' : sitemapPartPath(part),
    buildId,
    contentType: 'application/xml',
    async make() {
      if (part === undefined) return sitemapIndex(await sitemapParts(context), context.siteUrl)
      const pages = await sitemapPages(context, part)
      return pages && sitemapPart(pages, context.siteUrl)
    },
  })
})
export const onRequest = handle(app)
