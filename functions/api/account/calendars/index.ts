import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { calendarsSchema } from '#contracts/calendars.ts'
import { accountOwner } from '#platform/access/access.ts'
import { readCalendars } from '#domains/calendars/read-calendars.ts'
import { createApi } from '#platform/http/create-api.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: accountOwner }).get('/api/account/calendars', async (c) =>
  c.json(z.parse(calendarsSchema, await readCalendars(await userContext(c)))),
)
export const onRequest = handle(app)
