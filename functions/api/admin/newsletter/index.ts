import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { subscriberListSchema, subscriberQuerySchema } from '#contracts/newsletter.ts'
import { admins } from '#platform/access/access.ts'
import { csvResponse, datedFileName } from '#platform/csv/write-csv.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput } from '#platform/http/json.ts'
import { listPlace } from '#platform/http/params.ts'
import { exportSubscribers, listSubscribers, subscribersSort } from '#domains/newsletter/list-subscribers.ts'
import { userContext } from '#platform/http/service-context.ts'

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
