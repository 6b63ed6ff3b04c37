import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { subscribersSchema } from '#contracts/admin-newsletter.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireAdmin } from '#server/http/current-user.ts'
import { listSubscribers } from '#server/newsletter/list-subscribers.ts'

export const app = createApi().get('/api/admin/newsletter', async (c) => {
  await requireAdmin(c)
  return c.json(z.parse(subscribersSchema, await listSubscribers(openDb(c.env.DB))))
})
export const onRequest = handle(app)
