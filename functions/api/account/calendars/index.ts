import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { calendarsSchema } from '#contracts/calendars.ts'
import { accountOwner } from '#server/access/access.ts'
import { readCalendars } from '#server/calendars/read-calendars.ts'
import { createApi } from '#server/http/create-api.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: accountOwner }).get('/api/account/calendars', async (c) =>
  c.json(z.parse(calendarsSchema, await readCalendars(await userContext(c)))),
)
export const onRequest = handle(app)
