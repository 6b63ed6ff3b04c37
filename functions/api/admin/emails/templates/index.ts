import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { emailTemplatesSchema } from '#contracts/admin-emails.ts'
import { admins } from '#platform/access/access.ts'
import { listTemplates } from '#domains/office/email-templates.ts'
import { createApi } from '#platform/http/create-api.ts'
import { transportOf } from '#platform/email/transport.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).get('/api/admin/emails/templates', (c) => {
  const { siteUrl } = publicContext(c)
  const hasProvider = transportOf(c.env, siteUrl) !== undefined
  return c.json(z.parse(emailTemplatesSchema, { templates: listTemplates(siteUrl), hasProvider }))
})
export const onRequest = handle(app)
