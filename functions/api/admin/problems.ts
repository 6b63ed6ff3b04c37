import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { problemsSchema } from '#contracts/problems.ts'
import { admins } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'
import { clearProblems, listProblems } from '#platform/problems/list-problems.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/problems', async (c) => {
    return c.json(z.parse(problemsSchema, await listProblems(publicContext(c))))
  })
  .delete('/api/admin/problems', async (c) => {
    await clearProblems(await userContext(c))
    return c.body(null, 204)
  })
export const onRequest = handle(app)
