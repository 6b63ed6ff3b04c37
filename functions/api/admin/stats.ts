import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { adminStatsSchema } from '#contracts/admin.ts'
import { admins } from '#server/access/access.ts'
import { countEverything } from '#server/admin/count-everything.ts'
import { createApi } from '#server/http/create-api.ts'
import { publicContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).get('/api/admin/stats', async (c) => {
  return c.json(z.parse(adminStatsSchema, await countEverything(publicContext(c))))
})
export const onRequest = handle(app)
