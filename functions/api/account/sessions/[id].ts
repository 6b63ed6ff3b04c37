import { handle } from 'hono/cloudflare-pages'
import { accountOwner } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { requireSession } from '#platform/http/current-user.ts'
import { clearSessionCookie } from '#platform/http/cookies.ts'
import { endOwnSession } from '#domains/identity/account/sessions.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'

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
