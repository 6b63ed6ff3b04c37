import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/render-stored-page.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { revalidate } from '#platform/pages/edge-cache.ts'
import { serveStaticPage } from '#platform/pages/page-response.ts'
import { serveStoredPage } from '#domains/site/serve-stored-page.ts'
import { isSlug } from '#shared/slug.ts'

export const app = createPage().get('/blog/:slug', (c) => {
  const slug = c.req.param('slug')
  if (!isSlug(slug)) return serveStaticPage(c, '/blog-404', 404)
  return serveStoredPage(c, {
    ...storedPageOf(`/blog/${slug}`, c.env),
    async exists(context) {
      const { postExists } = await import('#domains/blog/find-post.ts')
      return postExists(context, slug)
    },
    async missing(context) {
      const { findMovedPost } = await import('#domains/blog/find-moved-post.ts')
      const current = await findMovedPost(context, slug)
      if (!current) return serveStaticPage(c, '/blog-404', 404)
      // Revalidated each time, because another post may take over the old address.
      const location = `/blog/${current}${new URL(c.req.url).search}`
      return new Response(null, { status: 301, headers: { location, 'cache-control': revalidate } })
    },
  })
})
export const onRequest = handle(app)
