import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { bookingViewSchema } from '#contracts/bookings.ts'
import { everyone } from '#server/access/access.ts'
import { lookUpBooking } from '#server/bookings/look-up.ts'
import { openDb } from '#server/db/open.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { createApi } from '#server/http/create-api.ts'
import { currentSession } from '#server/http/current-user.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({ access: everyone }).get('/api/bookings/:code', async (c) => {
  const reader = (await currentSession(c))?.user ?? null
  const found = await lookUpBooking(openDb(c.env.DB), {
    code: c.req.param('code'),
    reader,
    address: clientAddress(c),
  })
  if (!found.ok) refuse(found)
  return c.json(z.parse(bookingViewSchema, found.booking))
})
export const onRequest = handle(app)
