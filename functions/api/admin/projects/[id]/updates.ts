import { handle } from 'hono/cloudflare-pages'
import { projectUpdateInputSchema } from '#contracts/projects.ts'
import { admins } from '#server/access/access.ts'
import { respondWithProject } from '#server/http/respond-with-project.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { postUpdate } from '#server/projects/post-update.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/projects/:id/updates', async (c) => {
  const update = await readJson(c, projectUpdateInputSchema)
  const id = recordId(c.req.param('id')) ?? refuse({ reason: 'project-not-found' })
  const result = await postUpdate(await userContext(c), { ...update, projectId: id })
  if (!result.ok) refuse(result)
  return respondWithProject(c, id, { status: result.isNew ? 201 : 200 })
})
export const onRequest = handle(app)
