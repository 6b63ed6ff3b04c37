import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/draw-stored-page.ts'
import { postExists } from '#server/blog/find-post.ts'
import { openDb } from '#server/db/open.ts'
import { createPage } from '#server/http/create-page.ts'
import { serveStaticPage } from '#server/pages/serve-static-page.ts'
import { serveStoredPage } from '#server/pages/serve-stored-page.ts'

export const app = createPage().get('/blog/:slug', (c) => {
  const slug = c.req.param('slug')
  return serveStoredPage(c, {
    ...storedPageOf(`/blog/${slug}`, c.env),
    exists: () => postExists(openDb(c.env.DB), slug, new Date()),
    missing: () => serveStaticPage(c, '/blog-404', 404),
  })
})
export const onRequest = handle(app)
