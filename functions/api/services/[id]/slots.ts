import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { freeSlotsSchema, slotQuerySchema } from '#contracts/schedules.ts'
import { everyone } from '#server/access/access.ts'
import { offerSlots } from '#server/bookings/offer-slots.ts'
import { createApi } from '#server/http/create-api.ts'
import { parseInput } from '#server/http/json.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { visitorContext } from '#server/http/service-context.ts'
import { readTimeZone } from '#shared/read-time-zone.ts'

export const app = createApi({ access: everyone }).get('/api/services/:id/slots', async (c) => {
  const { from, to, zone } = parseInput(slotQuerySchema, c.req.query())
  const timeZone = readTimeZone(zone) ?? undefined
  const result = await offerSlots(await visitorContext(c), {
    serviceId: recordId(c.req.param('id')),
    from,
    to,
    timeZone,
  })
  if (!result.ok) refuse(result)
  return c.json(z.parse(freeSlotsSchema, result.free))
})
export const onRequest = handle(app)
