import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { userSchema } from '#contracts/auth.ts'
import { accountOwner } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'

export const app = createApi({ access: accountOwner }).get('/api/user', async (c) =>
  c.json(z.parse(userSchema, await requireUser(c))),
)
export const onRequest = handle(app)
