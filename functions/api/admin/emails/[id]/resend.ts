import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { listedEmailSchema } from '#contracts/admin-emails.ts'
import { admins } from '#server/access/access.ts'
import { resendEmail } from '#server/email/resend-email.ts'
import { createApi } from '#server/http/create-api.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/emails/:id/resend', async (c) => {
  const id = recordId(c.req.param('id')) ?? refuse({ reason: 'email-not-found' })
  const result = await resendEmail(await userContext(c), id)
  if (!result.ok) refuse(result)
  return c.json(z.parse(listedEmailSchema, result.email))
})
export const onRequest = handle(app)
