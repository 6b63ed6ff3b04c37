import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { peopleSchema } from '#contracts/admin-bookings.ts'
import { admins } from '#server/access/access.ts'
import { listAssignees } from '#server/bookings/list-assignees.ts'
import { createApi } from '#server/http/create-api.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).get('/api/admin/bookings/assignees', async (c) => {
  const context = await userContext(c)
  const people = await listAssignees(context)
  return c.json(
    z.parse(
      peopleSchema,
      people.map((person) => ({ ...person, isYou: person.id === context.user.id })),
    ),
  )
})
export const onRequest = handle(app)
