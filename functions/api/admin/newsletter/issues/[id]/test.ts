import { handle } from 'hono/cloudflare-pages'
import { admins } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'
import { sendTestIssue } from '#server/newsletter/issues/send-test-issue.ts'

export const app = createApi({ access: admins }).post('/api/admin/newsletter/issues/:id/test', async (c) => {
  const id = recordId(c.req.param('id')) ?? refuse({ reason: 'issue-not-found' })
  const context = await userContext(c)
  const result = await sendTestIssue(context, id)
  if (!result.ok) refuse(result)
  return c.json({ to: context.user.email })
})
export const onRequest = handle(app)
