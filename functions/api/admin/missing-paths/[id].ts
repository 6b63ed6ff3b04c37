import { handle } from 'hono/cloudflare-pages'
import { missingPathPatchSchema } from '#contracts/redirects.ts'
import { dismissMissingPath } from '#domains/redirects/missing-paths.ts'
import { admins } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).patch('/api/admin/missing-paths/:id', async (c) => {
  const id = recordId(c.req.param('id')) ?? refuse({ reason: 'missing-path-not-found' })
  const context = await userContext(c)
  await readJson(c, missingPathPatchSchema)
  const result = await dismissMissingPath(context, id)
  if (!result.ok) return refuse(result)
  return c.body(null, 204)
})
export const onRequest = handle(app)
