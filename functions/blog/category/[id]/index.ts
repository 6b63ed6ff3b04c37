import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/render-stored-page.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { isSlug } from '#shared/slug.ts'
import { serveStaticPage } from '#platform/pages/page-response.ts'
import { serveStoredPage } from '#domains/site/serve-stored-page.ts'

export const app = createPage().get('/blog/category/:id', (c) => {
  const id = c.req.param('id')
  const notFound = () => serveStaticPage(c, '/404', 404)
  if (!isSlug(id)) return notFound()
  return serveStoredPage(c, {
    ...storedPageOf(`/blog/category/${id}`, c.env),
    async exists() {
      const { postCategories } = await import('#contracts/blog.ts')
      return postCategories.some((category) => category === id)
    },
    missing: notFound,
  })
})
export const onRequest = handle(app)
