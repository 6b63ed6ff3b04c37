import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { providerAppointmentsSchema } from '#contracts/provider-appointments.ts'
import { providers } from '#server/access/access.ts'
import { listAppointmentsOfProvider } from '#server/bookings/list-appointments-of-provider.ts'
import { createApi } from '#server/http/create-api.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: providers }).get('/api/provider/appointments', async (c) => {
  return c.json(z.parse(providerAppointmentsSchema, await listAppointmentsOfProvider(await userContext(c))))
})
export const onRequest = handle(app)
