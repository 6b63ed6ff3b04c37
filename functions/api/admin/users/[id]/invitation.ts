import { handle } from 'hono/cloudflare-pages'
import { userNotices } from '#content/interface/answers.ts'
import { admins } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { sendInvitation } from '#domains/identity/users/send-links.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/users/:id/invitation', async (c) => {
  const id = recordId(c.req.param('id'))
  if (id === null) refuse({ reason: 'user-not-found' })
  const result = await sendInvitation(await userContext(c), id)
  if (!result.ok) refuse(result)
  return c.json({ message: userNotices.invitationSent }, 202)
})
export const onRequest = handle(app)
