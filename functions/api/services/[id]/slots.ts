import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { freeSlotsSchema, slotQuerySchema } from '#contracts/schedules.ts'
import { everyone } from '#platform/access/access.ts'
import { offerSlots } from '#domains/bookings/appointment-times.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { visitorContext } from '#platform/http/service-context.ts'
import { readTimeZone } from '#shared/time-zones.ts'

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
