import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { bookingSourcesSchema } from '#contracts/booking-source.ts'
import { admins } from '#platform/access/access.ts'
import { listBookingSources } from '#domains/bookings/booking-sources.ts'
import { createApi } from '#platform/http/create-api.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).get('/api/admin/bookings/sources', async (c) =>
  c.json(z.parse(bookingSourcesSchema, await listBookingSources(await userContext(c)))),
)
export const onRequest = handle(app)
