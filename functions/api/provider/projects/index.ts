import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { assignedProjectsSchema } from '#contracts/projects.ts'
import { providers } from '#server/access/access.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { listProjectsOfProvider } from '#server/projects/list-of-provider.ts'

export const app = createApi({ access: providers }).get('/api/provider/projects', async (c) => {
  const { id } = await requireUser(c)
  return c.json(z.parse(assignedProjectsSchema, await listProjectsOfProvider(openDb(c.env.DB), id)))
})
export const onRequest = handle(app)
