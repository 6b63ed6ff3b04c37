import { buildId, siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import { listPosts } from '#server/blog/list-posts.ts'
import { toPost } from '#server/blog/post-row.ts'
import { openDb } from '#server/db/open.ts'
import { createPage } from '#server/http/create-page.ts'
import { serveGeneratedFile } from '#server/pages/serve-generated-file.ts'

const feedPosts = 50

export const app = createPage().get('/blog/feed.xml', (c) =>
  serveGeneratedFile(c, {
    path: '/blog/feed.xml',
    buildId,
    contentType: 'application/rss+xml',
    async make() {
      const rows = await listPosts(openDb(c.env.DB), { now: new Date(), limit: feedPosts })
      const { blogFeed } = await import('#seo/blog-feed.ts')
      return blogFeed(rows.map(toPost), siteUrl)
    },
  }),
)
export const onRequest = handle(app)
