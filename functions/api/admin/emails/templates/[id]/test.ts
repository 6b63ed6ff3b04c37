import { handle } from 'hono/cloudflare-pages'
import { admins } from '#server/access/access.ts'
import { sendTestEmail } from '#server/email/send-test-email.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/emails/templates/:id/test', async (c) => {
  const context = await userContext(c)
  const result = await sendTestEmail(context, c.req.param('id'))
  if (!result.ok) refuse(result)
  return c.json({ to: context.user.email })
})
export const onRequest = handle(app)
