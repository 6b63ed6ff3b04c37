import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { problemsSchema } from '#contracts/problems.ts'
import { admins } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { publicContext, userContext } from '#server/http/service-context.ts'
import { clearProblems } from '#server/problems/clear-problems.ts'
import { listProblems } from '#server/problems/list-problems.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/problems', async (c) => {
    return c.json(z.parse(problemsSchema, await listProblems(publicContext(c))))
  })
  .delete('/api/admin/problems', async (c) => {
    await clearProblems(await userContext(c))
    return c.body(null, 204)
  })
export const onRequest = handle(app)
