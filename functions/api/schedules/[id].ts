import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { scheduleChangeSchema, scheduleSchema } from '#contracts/schedules.ts'
import { bookingPages } from '#server/content/pages-of-services.ts'
import { isOfAgency } from '#server/access/is-of-agency.ts'
import { createApi } from '#server/http/create-api.ts'
import type { AppEnv } from '#server/http/env.ts'
import { readJson } from '#server/http/json.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { publicContext, userContext } from '#server/http/service-context.ts'
import { dropCachedPages } from '#server/pages/edge-cache.ts'
import { findAppointmentsOnDaysOff } from '#server/schedules/appointments-on-days-off.ts'
import { readSchedule } from '#server/schedules/read-schedule.ts'
import { saveSchedule } from '#server/schedules/save-schedule.ts'

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
