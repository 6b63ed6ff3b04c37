import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { bulkChangeSchema } from '#contracts/admin-booking-requests.ts'
import { bulkPreviewSchema, bulkResultSchema } from '#contracts/admin-bookings.ts'
import { admins } from '#platform/access/access.ts'
import { changeInBulk, countBulkChange } from '#domains/bookings/bulk-change.ts'
import { storedCode } from '#domains/bookings/codes.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

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
