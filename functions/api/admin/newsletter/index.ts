import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { subscriberListSchema, subscriberQuerySchema } from '#contracts/admin-newsletter.ts'
import { admins } from '#server/access/access.ts'
import { csvResponse } from '#server/csv/write-csv.ts'
import { createApi } from '#server/http/create-api.ts'
import { datedFileName } from '#server/http/dated-file-name.ts'
import { parseInput } from '#server/http/json.ts'
import { listPlace } from '#server/http/list-place.ts'
import { exportSubscribers } from '#server/newsletter/export-subscribers.ts'
import { listSubscribers, subscribersSort } from '#server/newsletter/list-subscribers.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).get('/api/admin/newsletter', async (c) => {
  const { format, after, ...filter } = parseInput(subscriberQuerySchema, c.req.query())
  const context = await userContext(c)
  if (format === 'csv') {
    const csv = await exportSubscribers(context, filter)
    return csvResponse(csv, datedFileName('newsletter', context.now, 'csv'))
  }
  const list = await listSubscribers(context, { ...filter, place: listPlace(after, subscribersSort) })
  return c.json(z.parse(subscriberListSchema, list))
})
export const onRequest = handle(app)
