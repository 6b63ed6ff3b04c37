import { handle } from 'hono/cloudflare-pages'
import { siteUrl } from '#built/build.js'
import { listAddresses } from '#server/blog/list-posts.ts'
import { openDb } from '#server/db/open.ts'
import { createPage } from '#server/http/create-page.ts'
import { sitemapXml } from '#seo/sitemap.ts'

export const app = createPage().get('/sitemap.xml', async (c) => {
  const posts = await listAddresses(openDb(c.env.DB), new Date())
  return c.body(sitemapXml(posts, siteUrl), 200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=60',
  })
})
export const onRequest = handle(app)
