import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { accountSessionsSchema } from '#contracts/account.ts'
import { signedIn } from '#server/access/access.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireSession } from '#server/http/current-user.ts'
import { clearSessionCookie } from '#server/http/session-cookie.ts'
import { endAllSessions, listSessions } from '#server/account/sessions.ts'

export const app = createApi({ access: signedIn })
  .get('/api/account/sessions', async (c) => {
    const session = await requireSession(c)
    return c.json(z.parse(accountSessionsSchema, await listSessions(openDb(c.env.DB), session)))
  })
  .delete('/api/account/sessions', async (c) => {
    const { user } = await requireSession(c)
    await endAllSessions(openDb(c.env.DB), user.id)
    clearSessionCookie(c)
    return c.body(null, 204)
  })
export const onRequest = handle(app)
