import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { undoResultSchema } from '#contracts/admin-bookings.ts'
import { admins } from '#platform/access/access.ts'
import { undoBulkChange } from '#domains/bookings/undo-bulk-change.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/bookings/bulk/:id/undo', async (c) => {
  const undo = await undoBulkChange(await userContext(c), c.req.param('id'))
  if (!undo.ok) refuse(undo)
  return c.json(z.parse(undoResultSchema, undo.result))
})
export const onRequest = handle(app)
