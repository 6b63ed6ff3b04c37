import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { userSchema } from '#contracts/auth.ts'
import { signedIn } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'

export const app = createApi({ access: signedIn }).get('/api/user', async (c) =>
  c.json(z.parse(userSchema, await requireUser(c))),
)
export const onRequest = handle(app)
