import { handle } from 'hono/cloudflare-pages'
import { accountOwner } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireSession } from '#server/http/current-user.ts'
import { clearSessionCookie } from '#server/http/session-cookie.ts'
import { endOwnSession } from '#server/account/sessions.ts'
import { refuse } from '#server/http/refuse.ts'
import { publicContext } from '#server/http/service-context.ts'

export const app = createApi({
  access: { ...accountOwner, own: { record: 'session', reachedBy: [] } },
}).delete('/api/account/sessions/:id', async (c) => {
  const session = await requireSession(c)
  const result = await endOwnSession(publicContext(c), { session, id: c.req.param('id') })
  if (result === 'none') refuse({ reason: 'session-not-found' })
  if (result === 'current') clearSessionCookie(c)
  return c.body(null, 204)
})
export const onRequest = handle(app)
