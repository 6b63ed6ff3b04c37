import { handle } from 'hono/cloudflare-pages'
import { busyCalendarSchema } from '#contracts/calendars.ts'
import { agencyPeople } from '#server/access/access.ts'
import { removeBusyCalendar, setBusyCalendar } from '#server/calendars/busy-calendar.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: agencyPeople })
  .put('/api/account/calendars/busy', async (c) => {
    const { address } = await readJson(c, busyCalendarSchema)
    const result = await setBusyCalendar(await userContext(c), address, c.env.SECOND_FACTOR_KEY)
    if (!result.ok) refuse(result)
    return c.body(null, 204)
  })
  .delete('/api/account/calendars/busy', async (c) => {
    await removeBusyCalendar(await userContext(c))
    return c.body(null, 204)
  })
export const onRequest = handle(app)
