import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { bulkChangeSchema } from '#contracts/admin-booking-requests.ts'
import { bulkPreviewSchema, bulkResultSchema } from '#contracts/admin-bookings.ts'
import { admins } from '#server/access/access.ts'
import { changeInBulk } from '#server/bookings/bulk-change.ts'
import { countBulkChange } from '#server/bookings/count-bulk-change.ts'
import { storedCode } from '#server/http/booking-code.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/bookings/bulk', async (c) => {
  const { id, isPreview, status, codes, filter = {} } = await readJson(c, bulkChangeSchema)
  const which = codes ? { codes: codes.map(storedCode) } : { filter }
  const context = await userContext(c)
  if (isPreview) {
    const preview = await countBulkChange(context, { status, which })
    if (!preview.ok) refuse(preview)
    return c.json(z.parse(bulkPreviewSchema, preview))
  }
  const result = await changeInBulk(context, { id, status, which })
  if (!result.ok) refuse(result)
  return c.json(z.parse(bulkResultSchema, result.result))
})
export const onRequest = handle(app)
