import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { unreadBookingsSchema } from '#contracts/messages.ts'
import { signedIn } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { userContext } from '#platform/http/service-context.ts'
import { countUnreadBookings } from '#domains/messages/mark-read.ts'

export const app = createApi({ access: signedIn }).get('/api/unread', async (c) => {
  return c.json(z.parse(unreadBookingsSchema, await countUnreadBookings(await userContext(c))))
})
export const onRequest = handle(app)
