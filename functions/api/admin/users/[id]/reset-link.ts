import { handle } from 'hono/cloudflare-pages'
import { userNotices } from '#content/interface/answers.ts'
import { admins } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { sendResetLink } from '#server/users/send-reset-link.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/users/:id/reset-link', async (c) => {
  const id = recordId(c.req.param('id'))
  if (id === null) refuse({ reason: 'user-not-found' })
  const result = await sendResetLink(await userContext(c), id)
  if (!result.ok) refuse(result)
  return c.json({ message: userNotices.resetLinkSent }, 202)
})
export const onRequest = handle(app)
