import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { emailListSchema, emailQuerySchema } from '#contracts/admin-emails.ts'
import { admins } from '#platform/access/access.ts'
import { emailsSort, listEmails } from '#platform/email/list-emails.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput } from '#platform/http/json.ts'
import { listPlace } from '#platform/http/params.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).get('/api/admin/emails', async (c) => {
  const { state, after } = parseInput(emailQuerySchema, c.req.query())
  const list = await listEmails(await userContext(c), { state, place: listPlace(after, emailsSort) })
  return c.json(z.parse(emailListSchema, list))
})
export const onRequest = handle(app)
