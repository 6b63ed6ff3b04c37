import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { providerAppointmentsMax, providerAppointmentsSchema } from '#contracts/provider-appointments.ts'
import { providers } from '#server/access/access.ts'
import { listNextAppointments } from '#server/bookings/list-next-appointments.ts'
import { createApi } from '#server/http/create-api.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: providers }).get('/api/provider/appointments', async (c) => {
  const context = await userContext(c)
  const which = { limit: providerAppointmentsMax, assigneeId: context.user.id }
  return c.json(z.parse(providerAppointmentsSchema, await listNextAppointments(context, which)))
})
export const onRequest = handle(app)
