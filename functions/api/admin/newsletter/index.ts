import { siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { subscriberListSchema, subscriberQuerySchema } from '#contracts/admin-newsletter.ts'
import { admins } from '#server/access/access.ts'
import { csvResponse } from '#server/csv/write-csv.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { parseInput } from '#server/http/json.ts'
import { listPlace } from '#server/http/list-place.ts'
import { exportSubscribers } from '#server/newsletter/export-subscribers.ts'
import { listSubscribers, subscribersSort } from '#server/newsletter/list-subscribers.ts'

export const app = createApi({ access: admins }).get('/api/admin/newsletter', async (c) => {
  const actor = await requireUser(c)
  const { format, after, ...filter } = parseInput(subscriberQuerySchema, c.req.query())
  const db = openDb(c.env.DB)
  if (format === 'csv') {
    const csv = await exportSubscribers(db, filter, { actor, origin: siteUrl })
    return csvResponse(csv, `newsletter-${new Date().toISOString().slice(0, 10)}.csv`)
  }
  const list = await listSubscribers(db, { ...filter, place: listPlace(after, subscribersSort) })
  return c.json(z.parse(subscriberListSchema, list))
})
export const onRequest = handle(app)
