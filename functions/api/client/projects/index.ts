import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { ownListQuerySchema } from '#contracts/own-lists.ts'
import { projectsSchema } from '#contracts/projects.ts'
import { signedIn } from '#platform/access/access.ts'
import { parseInput } from '#platform/http/json.ts'
import { createApi } from '#platform/http/create-api.ts'
import { listProjectsOfClient } from '#domains/projects/lists.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: signedIn }).get('/api/client/projects', async (c) => {
  const { before } = parseInput(ownListQuerySchema, c.req.query())
  return c.json(z.parse(projectsSchema, await listProjectsOfClient(await userContext(c), { before })))
})
export const onRequest = handle(app)
