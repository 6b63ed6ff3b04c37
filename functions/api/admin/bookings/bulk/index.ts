import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { bulkChangeSchema } from '#contracts/admin-booking-requests.ts'
import { bulkResultSchema } from '#contracts/admin-bookings.ts'
import { admins } from '#server/access/access.ts'
import { changeInBulk } from '#server/bookings/bulk-change.ts'
import { storedCode } from '#server/http/booking-code.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/bookings/bulk', async (c) => {
  const { id, status, codes, filter = {} } = await readJson(c, bulkChangeSchema)
  const which = codes ? { codes: codes.map(storedCode) } : { filter }
  const result = await changeInBulk(await userContext(c), { id, status, which })
  if (!result.ok) refuse(result)
  return c.json(z.parse(bulkResultSchema, result.result))
})
export const onRequest = handle(app)
