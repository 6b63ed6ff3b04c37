import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { ownListQuerySchema } from '#contracts/own-lists.ts'
import { assignedProjectsSchema } from '#contracts/projects.ts'
import { providers } from '#platform/access/access.ts'
import { parseInput } from '#platform/http/json.ts'
import { createApi } from '#platform/http/create-api.ts'
import { listProjectsOfProvider } from '#domains/projects/lists.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: providers }).get('/api/provider/projects', async (c) => {
  const { before } = parseInput(ownListQuerySchema, c.req.query())
  return c.json(
    z.parse(assignedProjectsSchema, await listProjectsOfProvider(await userContext(c), { before })),
  )
})
export const onRequest = handle(app)
