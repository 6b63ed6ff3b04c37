import { buildId } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import { listPosts } from '#domains/blog/list-posts.ts'
import { toPost } from '#domains/blog/post-row.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { serveGeneratedFile } from '#platform/pages/serve-generated-file.ts'
import { publicContext } from '#platform/http/service-context.ts'

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
