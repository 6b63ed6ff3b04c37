import { siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import { userNotices } from '#contracts/texts/en.ts'
import { admins } from '#server/access/access.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { sendResetLink } from '#server/users/send-reset-link.ts'

export const app = createApi({ access: admins }).post('/api/admin/users/:id/reset-link', async (c) => {
  const actor = await requireUser(c)
  const id = recordId(c.req.param('id'))
  if (id === null) refuse({ reason: 'user-not-found' })
  const sent = await sendResetLink(openDb(c.env.DB), { id, actor, siteUrl, now: new Date() })
  if (!sent.ok) refuse(sent)
  return c.json({ message: userNotices.resetLinkSent }, 202)
})
export const onRequest = handle(app)
