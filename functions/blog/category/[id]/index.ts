import { handle } from 'hono/cloudflare-pages'
import { postCategories } from '#contracts/blog.ts'
import { storedPageOf } from '#render/render-stored-page.ts'
import { createPage } from '#server/http/create-page.ts'
import { serveStaticPage } from '#server/pages/serve-static-page.ts'
import { serveStoredPage } from '#server/pages/serve-stored-page.ts'

export const app = createPage().get('/blog/category/:id', (c) => {
  const id = c.req.param('id')
  if (!postCategories.some((category) => category === id)) return serveStaticPage(c, '/404', 404)
  return serveStoredPage(c, storedPageOf(`/blog/category/${id}`, c.env))
})
export const onRequest = handle(app)
