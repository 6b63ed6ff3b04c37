import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { undoResultSchema } from '#contracts/admin-bookings.ts'
import { admins } from '#server/access/access.ts'
import { undoBulkChange } from '#server/bookings/undo-bulk-change.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({ access: admins }).post('/api/admin/bookings/bulk/:id/undo', async (c) => {
  const actor = await requireUser(c)
  const undone = await undoBulkChange(openDb(c.env.DB), { id: c.req.param('id'), actor, now: new Date() })
  if (!undone.ok) refuse(undone)
  return c.json(z.parse(undoResultSchema, undone.result))
})
export const onRequest = handle(app)
