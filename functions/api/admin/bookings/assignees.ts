import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { peopleSchema } from '#contracts/admin-bookings.ts'
import { admins } from '#server/access/access.ts'
import { listAssignees } from '#server/bookings/list-assignees.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'

export const app = createApi({ access: admins }).get('/api/admin/bookings/assignees', async (c) => {
  const reader = await requireUser(c)
  const people = await listAssignees(openDb(c.env.DB))
  return c.json(
    z.parse(
      peopleSchema,
      people.map((person) => ({ ...person, isYou: person.id === reader.id })),
    ),
  )
})
export const onRequest = handle(app)
