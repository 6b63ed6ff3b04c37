import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { emailTemplatesSchema } from '#contracts/admin-emails.ts'
import { admins } from '#server/access/access.ts'
import { listTemplates } from '#server/email/email-templates.ts'
import { createApi } from '#server/http/create-api.ts'
import { publicContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).get('/api/admin/emails/templates', (c) =>
  c.json(z.parse(emailTemplatesSchema, { templates: listTemplates(publicContext(c).siteUrl) })),
)
export const onRequest = handle(app)
