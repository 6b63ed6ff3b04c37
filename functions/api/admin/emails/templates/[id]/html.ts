import { handle } from 'hono/cloudflare-pages'
import { admins } from '#server/access/access.ts'
import { templateHtml } from '#server/email/email-templates.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'
import { publicContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).get('/api/admin/emails/templates/:id/html', (c) => {
  const html = templateHtml(c.req.param('id'), publicContext(c).siteUrl)
  return c.html(html ?? refuse({ reason: 'email-not-found' }))
})
export const onRequest = handle(app)
