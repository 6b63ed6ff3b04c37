import { handle } from 'hono/cloudflare-pages'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { sendTestIssue } from '#domains/newsletter/issues/send-test-issue.ts'

export const app = createApi({ access: editors }).post('/api/admin/newsletter/issues/:id/test', async (c) => {
  const id = recordId(c.req.param('id')) ?? refuse({ reason: 'issue-not-found' })
  const context = await userContext(c)
  const result = await sendTestIssue(context, id)
  if (!result.ok) refuse(result)
  return c.json({ to: context.user.email })
})
export const onRequest = handle(app)
