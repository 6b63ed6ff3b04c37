import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { providerAppointmentsMax, providerAppointmentsSchema } from '#contracts/provider-appointments.ts'
import { providers } from '#platform/access/access.ts'
import { listNextAppointments } from '#domains/bookings/own-bookings.ts'
import { createApi } from '#platform/http/create-api.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: providers }).get('/api/provider/appointments', async (c) => {
  const context = await userContext(c)
  const which = { limit: providerAppointmentsMax, assigneeId: context.user.id }
  return c.json(z.parse(providerAppointmentsSchema, await listNextAppointments(context, which)))
})
export const onRequest = handle(app)
