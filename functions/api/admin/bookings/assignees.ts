import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { peopleSchema } from '#contracts/admin-bookings.ts'
import { admins } from '#platform/access/access.ts'
import { listAssignees } from '#domains/bookings/assignees.ts'
import { createApi } from '#platform/http/create-api.ts'
import { userContext } from '#platform/http/service-context.ts'

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
