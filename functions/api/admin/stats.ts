import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { adminStatsSchema } from '#contracts/admin.ts'
import { admins } from '#platform/access/access.ts'
import { countEverything } from '#domains/office/count-everything.ts'
import { createApi } from '#platform/http/create-api.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).get('/api/admin/stats', async (c) => {
  return c.json(z.parse(adminStatsSchema, await countEverything(publicContext(c))))
})
export const onRequest = handle(app)
