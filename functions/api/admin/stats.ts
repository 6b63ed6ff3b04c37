import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { adminStatsSchema } from '#contracts/admin.ts'
import { admins } from '#server/access/access.ts'
import { countEverything } from '#server/admin/count-everything.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'

export const app = createApi({ access: admins }).get('/api/admin/stats', async (c) => {
  return c.json(z.parse(adminStatsSchema, await countEverything(openDb(c.env.DB), new Date())))
})
export const onRequest = handle(app)
