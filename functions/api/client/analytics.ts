import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { clientAnalyticsSchema } from '#contracts/projects.ts'
import { signedIn } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { countProjectsOfClient } from '#domains/projects/lists.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: signedIn }).get('/api/client/analytics', async (c) => {
  return c.json(
    z.parse(clientAnalyticsSchema, { projects: await countProjectsOfClient(await userContext(c)) }),
  )
})
export const onRequest = handle(app)
