import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { undoResultSchema } from '#contracts/admin-bookings.ts'
import { admins } from '#server/access/access.ts'
import { undoBulkChange } from '#server/bookings/undo-bulk-change.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/bookings/bulk/:id/undo', async (c) => {
  const undo = await undoBulkChange(await userContext(c), c.req.param('id'))
  if (!undo.ok) refuse(undo)
  return c.json(z.parse(undoResultSchema, undo.result))
})
export const onRequest = handle(app)
