import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { projectsSchema } from '#contracts/projects.ts'
import { signedIn } from '#server/access/access.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { listProjectsOfClient } from '#server/projects/list-of-client.ts'

export const app = createApi({ access: signedIn }).get('/api/client/projects', async (c) => {
  const { id } = await requireUser(c)
  return c.json(z.parse(projectsSchema, await listProjectsOfClient(openDb(c.env.DB), id)))
})
export const onRequest = handle(app)
