import { handle } from 'hono/cloudflare-pages'
import { storedPageOf } from '#render/render-stored-page.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { serveJobPage } from '#domains/site/serve-careers-page.ts'

export const app = createPage().get('/careers/:id', (c) => {
  const id = c.req.param('id')
  return serveJobPage(c, id, storedPageOf(`/careers/${id}`, c.env))
})
export const onRequest = handle(app)
