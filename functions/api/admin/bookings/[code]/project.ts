import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { bookingProjectPlanSchema, bookingProjectSchema } from '#contracts/admin-projects.ts'
import { admins } from '#platform/access/access.ts'
import { respondWithProject } from '#domains/projects/read-for-agency.ts'
import { storedCode } from '#domains/bookings/codes.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { planFromBooking } from '#domains/projects/plan-from-booking.ts'
import { startFromBooking } from '#domains/projects/start-from-booking.ts'

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
