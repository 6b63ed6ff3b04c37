import { handle } from 'hono/cloudflare-pages'
import { projectUpdateInputSchema } from '#contracts/projects.ts'
import { admins } from '#platform/access/access.ts'
import { respondWithProject } from '#domains/projects/read-for-agency.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { postUpdate } from '#domains/projects/post-update.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/projects/:id/updates', async (c) => {
  const update = await readJson(c, projectUpdateInputSchema)
  const id = recordId(c.req.param('id')) ?? refuse({ reason: 'project-not-found' })
  const result = await postUpdate(await userContext(c), { ...update, projectId: id })
  if (!result.ok) refuse(result)
  return respondWithProject(c, id, { status: result.isNew ? 201 : 200 })
})
export const onRequest = handle(app)
