import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/render-stored-page.ts'
import { findMovedPost } from '#server/blog/find-moved-post.ts'
import { postExists } from '#server/blog/find-post.ts'
import { createPage } from '#server/http/create-page.ts'
import { revalidate } from '#server/pages/edge-cache.ts'
import { serveStaticPage } from '#server/pages/serve-static-page.ts'
import { serveStoredPage } from '#server/pages/serve-stored-page.ts'
import { publicContext } from '#server/http/service-context.ts'
import { isSlug } from '#shared/slug.ts'

export const app = createPage().get('/blog/:slug', (c) => {
  const slug = c.req.param('slug')
  if (!isSlug(slug)) return serveStaticPage(c, '/blog-404', 404)
  return serveStoredPage(c, {
    ...storedPageOf(`/blog/${slug}`, c.env),
    exists: () => postExists(publicContext(c), slug),
    missing: async () => {
      const current = await findMovedPost(publicContext(c), slug)
      if (!current) return serveStaticPage(c, '/blog-404', 404)
      // Revalidated each time: another post may take over the old address.
      const location = `/blog/${current}${new URL(c.req.url).search}`
      return new Response(null, { status: 301, headers: { location, 'cache-control': revalidate } })
    },
  })
})
export const onRequest = handle(app)
