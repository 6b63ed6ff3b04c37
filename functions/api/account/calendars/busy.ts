import { handle } from 'hono/cloudflare-pages'
import { busyCalendarSchema } from '#contracts/calendars.ts'
import { agencyPeople } from '#platform/access/access.ts'
import { removeBusyCalendar, setBusyCalendar } from '#domains/calendars/busy-calendar.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

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
