import { handle } from 'hono/cloudflare-pages'
import { HTTPException } from 'hono/http-exception'
import * as z from 'zod/mini'
import { undoResultSchema, undoWindowMs } from '#contracts/admin-bookings.ts'
import { admins } from '#server/access/access.ts'
import { undoBulkChange } from '#server/bookings/undo-bulk-change.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'

const refusals = {
  'not-found': [404, 'There is no such change.'],
  'not-yours': [403, 'Only the person who made a change can undo it.'],
  undone: [409, 'This change has already been undone.'],
  over: [410, `A change can be undone for ${undoWindowMs / 1000} seconds. That time is over.`],
} as const

export const app = createApi({ access: admins }).post('/api/admin/bookings/bulk/:id/undo', async (c) => {
  const actor = await requireUser(c)
  const undone = await undoBulkChange(openDb(c.env.DB), { id: c.req.param('id'), actor, now: new Date() })
  if (!undone.ok) {
    const [status, message] = refusals[undone.reason]
    throw new HTTPException(status, { message })
  }
  return c.json(z.parse(undoResultSchema, undone.result))
})
export const onRequest = handle(app)
