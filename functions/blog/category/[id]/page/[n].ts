import { handle } from 'hono/cloudflare-pages'
import { postCategories } from '#contracts/blog.ts'
import { storedPageOf } from '#render/render-stored-page.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { serveListPage } from '#domains/site/serve-list-page.ts'
import { serveStaticPage } from '#platform/pages/page-response.ts'

export const app = createPage().get('/blog/category/:id/page/:n', (c) => {
  const category = postCategories.find((id) => id === c.req.param('id'))
  if (!category) return serveStaticPage(c, '/404', 404)
  const storedPage = (path: string) => storedPageOf(path, c.env)
  return serveListPage(c, { number: c.req.param('n'), category, stored: storedPage })
})
export const onRequest = handle(app)
