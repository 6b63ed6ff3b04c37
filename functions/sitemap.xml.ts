import { buildId } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import { createPage } from '#platform/pages/create-page.ts'
import { serveGeneratedFile } from '#platform/pages/serve-generated-file.ts'
import { sitemapPages, sitemapParts } from '#domains/site/sitemap-entries.ts'
import { sitemapPartPath } from '#platform/pages/page-subjects.ts'
import { sitemapIndex, sitemapPart } from '#seo/sitemap.ts'
import { publicContext } from '#platform/http/service-context.ts'

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
