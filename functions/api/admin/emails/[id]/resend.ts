import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { listedEmailSchema } from '#contracts/admin-emails.ts'
import { admins } from '#platform/access/access.ts'
import { resendEmail } from '#platform/email/resend-email.ts'
import { createApi } from '#platform/http/create-api.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/emails/:id/resend', async (c) => {
  const id = recordId(c.req.param('id')) ?? refuse({ reason: 'email-not-found' })
  const result = await resendEmail(await userContext(c), id)
  if (!result.ok) refuse(result)
  return c.json(z.parse(listedEmailSchema, result.email))
})
export const onRequest = handle(app)
