import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { accountSessionsSchema, signOutSchema } from '#contracts/account.ts'
import { accountOwner } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readDeviceToken } from '#domains/identity/auth/device.ts'
import { mediaType } from '#platform/http/form-values.ts'
import { readJson } from '#platform/http/json.ts'
import { requireSession } from '#platform/http/current-user.ts'
import { clearSessionCookie } from '#platform/http/cookies.ts'
import { listSessions, signOutEverywhere } from '#domains/identity/account/sessions.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: accountOwner })
  .get('/api/account/sessions', async (c) => {
    const session = await requireSession(c)
    return c.json(z.parse(accountSessionsSchema, await listSessions(publicContext(c), session)))
  })
  .delete('/api/account/sessions', async (c) => {
    const { remove } = mediaType(c) === 'application/json' ? await readJson(c, signOutSchema) : { remove: [] }
    await signOutEverywhere(await userContext(c), { remove, deviceToken: readDeviceToken(c) })
    clearSessionCookie(c)
    return c.body(null, 204)
  })
export const onRequest = handle(app)
