import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { scheduleChangeSchema, scheduleSchema } from '#contracts/schedules.ts'
import { bookingPages } from '#domains/content/pages-of-services.ts'
import { isOfAgency } from '#platform/access/is-of-agency.ts'
import { createApi } from '#platform/http/create-api.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { readJson } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'
import { findAppointmentsOnDaysOff } from '#domains/bookings/clashes.ts'
import { readSchedule } from '#domains/schedules/read-schedule.ts'
import { saveSchedule } from '#domains/schedules/save-schedule.ts'

export const app = createApi({
  access: { who: ['provider', 'admin'], own: { record: 'schedule', reachedBy: ['admin'] } },
})
  .get('/api/schedules/:id', async (c) => respond(c, await personOf(c, c.req.param('id'))))
  .put('/api/schedules/:id', async (c) => {
    const { revision, ...settings } = await readJson(c, scheduleChangeSchema)
    const userId = await personOf(c, c.req.param('id'))
    const result = await saveSchedule(await userContext(c), { userId, settings, revision })
    if (!result.ok) refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await bookingPages(publicContext(c)))
    return respond(c, userId)
  })
export const onRequest = handle(app)

async function personOf(c: Context<AppEnv>, id: string): Promise<number> {
  const { user } = await userContext(c)
  const userId = id === 'me' ? user.id : recordId(id)
  if (userId === null || (userId !== user.id && user.role !== 'admin')) refuse({ reason: 'user-not-found' })
  return userId
}

async function respond(c: Context<AppEnv>, userId: number) {
  const context = await userContext(c)
  const schedule = await readSchedule(context, userId)
  if (!schedule) refuse({ reason: 'user-not-found' })
  const mayOffer = await isOfAgency(context, context.user)
  const appointmentsOnDaysOff = await findAppointmentsOnDaysOff(context, userId, schedule)
  return c.json(z.parse(scheduleSchema, { ...schedule, mayOffer, appointmentsOnDaysOff }))
}
