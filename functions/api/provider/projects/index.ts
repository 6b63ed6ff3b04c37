import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { ownListQuerySchema } from '#contracts/own-lists.ts'
import { assignedProjectsSchema } from '#contracts/projects.ts'
import { providers } from '#server/access/access.ts'
import { parseInput } from '#server/http/json.ts'
import { createApi } from '#server/http/create-api.ts'
import { listProjectsOfProvider } from '#server/projects/list-of-provider.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: providers }).get('/api/provider/projects', async (c) => {
  const { before } = parseInput(ownListQuerySchema, c.req.query())
  return c.json(
    z.parse(assignedProjectsSchema, await listProjectsOfProvider(await userContext(c), { before })),
  )
})
export const onRequest = handle(app)
