import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/render-stored-page.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { serveStaticPage } from '#platform/pages/page-response.ts'
import { serveStoredPage } from '#domains/site/serve-stored-page.ts'

export const app = createPage().get('/booking/:id', (c) => {
  const id = c.req.param('id')
  if (!/^[1-9]\d{0,8}$/.test(id)) return serveStaticPage(c, '/404', 404)
  return serveStoredPage(c, {
    ...storedPageOf(`/booking/${id}`, c.env),
    async exists(context) {
      const { serviceIsBookable } = await import('#domains/content/bookable-services.ts')
      return serviceIsBookable(context, Number(id))
    },
    missing: () => serveStaticPage(c, '/booking-404', 404),
  })
})
export const onRequest = handle(app)
