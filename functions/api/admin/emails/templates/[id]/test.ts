import { handle } from 'hono/cloudflare-pages'
import { admins } from '#platform/access/access.ts'
import { sendTestEmail } from '#domains/office/send-test-email.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/emails/templates/:id/test', async (c) => {
  const context = await userContext(c)
  const result = await sendTestEmail(context, c.req.param('id'))
  if (!result.ok) refuse(result)
  return c.json({ to: context.user.email })
})
export const onRequest = handle(app)
