import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { freeSlotsSchema, slotQuerySchema } from '#contracts/schedules.ts'
import { everyone } from '#server/access/access.ts'
import { findBookableService } from '#server/bookings/service-is-bookable.ts'
import { createApi } from '#server/http/create-api.ts'
import { parseInput } from '#server/http/json.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { primaryContext } from '#server/http/service-context.ts'
import { addressLimits } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import { findFreeSlots } from '#server/schedules/find-free-slots.ts'

export const app = createApi({ access: everyone }).get('/api/services/:id/slots', async (c) => {
  const { from } = parseInput(slotQuerySchema, c.req.query())
  const context = primaryContext(c)
  const taken = await takeTokens(context, addressLimits('slots', context.address))
  if (!taken.ok) refuse(taken)
  const id = recordId(c.req.param('id'))
  if (id === null || !(await findBookableService(context, id))) refuse({ reason: 'service-not-found' })
  return c.json(z.parse(freeSlotsSchema, await findFreeSlots(context, { from })))
})
export const onRequest = handle(app)
