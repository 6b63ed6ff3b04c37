import { handle } from 'hono/cloudflare-pages'
import { siteUrl } from '#built/build.js'
import { listPosts } from '#server/blog/list-posts.ts'
import { toPost } from '#server/blog/post-row.ts'
import { openDb } from '#server/db/open.ts'
import { createPage } from '#server/http/create-page.ts'

/** The newest posts that the feed carries (decisions, Blog). */
const feedPosts = 50

export const app = createPage().get('/blog/feed.xml', async (c) => {
  const rows = await listPosts(openDb(c.env.DB), { now: new Date(), limit: feedPosts })
  const { blogFeed } = await import('#seo/blog-feed.ts')
  return c.body(blogFeed(rows.map(toPost), siteUrl), 200, {
    'content-type': 'application/rss+xml; charset=utf-8',
    'cache-control': 'public, max-age=60',
  })
})
export const onRequest = handle(app)
