import { handle } from 'hono/cloudflare-pages'
import { createPage } from '#server/http/create-page.ts'
import { serveStaticPage } from '#server/pages/serve-static-page.ts'

export const app = createPage().get('/careers/:id', (c) => {
  const isNumber = /^\d{1,19}$/.test(c.req.param('id'))
  return serveStaticPage(c, isNumber ? '/careers-404' : '/404', 404)
})
export const onRequest = handle(app)
