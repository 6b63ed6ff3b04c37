import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { bookingProjectPlanSchema, bookingProjectSchema } from '#contracts/admin-projects.ts'
import { admins } from '#server/access/access.ts'
import { respondWithProject } from '#server/http/respond-with-project.ts'
import { storedCode } from '#server/http/booking-code.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'
import { planFromBooking } from '#server/projects/plan-from-booking.ts'
import { startFromBooking } from '#server/projects/start-from-booking.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/bookings/:code/project', async (c) => {
    const result = await planFromBooking(await userContext(c), storedCode(c.req.param('code')))
    if (!result.ok) refuse(result)
    return c.json(z.parse(bookingProjectPlanSchema, result.plan))
  })
  .post('/api/admin/bookings/:code/project', async (c) => {
    const code = storedCode(c.req.param('code'))
    const input = await readJson(c, bookingProjectSchema)
    const result = await startFromBooking(await userContext(c), { ...input, code })
    if (!result.ok) refuse(result)
    return respondWithProject(c, result.id, { status: result.isNew ? 201 : 200 })
  })
export const onRequest = handle(app)
