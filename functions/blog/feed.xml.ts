import { buildId } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import { listPosts } from '#server/blog/list-posts.ts'
import { toPost } from '#server/blog/post-row.ts'
import { createPage } from '#server/http/create-page.ts'
import { serveGeneratedFile } from '#server/pages/serve-generated-file.ts'
import { publicContext } from '#server/http/service-context.ts'

const feedPosts = 50

export const app = createPage().get('/blog/feed.xml', (c) =>
  serveGeneratedFile(c, {
    path: '/blog/feed.xml',
    buildId,
    contentType: 'application/rss+xml',
    async make() {
      const context = publicContext(c)
      const rows = await listPosts(context, { limit: feedPosts })
      const { blogFeed } = await import('#seo/blog-feed.ts')
      return blogFeed(
        rows.map((row) => ({ ...toPost(row), feedId: row.feedId })),
        context.siteUrl,
      )
    },
  }),
)
export const onRequest = handle(app)
