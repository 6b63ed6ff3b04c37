import { createHash } from 'node:crypto'
import { handle } from 'hono/cloudflare-pages'
import { admins } from '#platform/access/access.ts'
import { emailStyles } from '#platform/email/email-frame.ts'
import { templateHtml } from '#domains/office/email-templates.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'

const stylesHash = createHash('sha256').update(emailStyles).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${stylesHash}'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export const app = createApi({ access: admins }).get('/api/admin/emails/templates/:id/html', (c) => {
  const html = templateHtml(c.req.param('id'), publicContext(c).siteUrl)
  return c.html(html ?? refuse({ reason: 'email-not-found' }), 200, { 'content-security-policy': policy })
})
export const onRequest = handle(app)
