import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { projectDetailSchema, projectUpdateInputSchema } from '#contracts/projects.ts'
import { providers } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { postUpdate } from '#server/projects/post-update.ts'
import { readProject } from '#server/projects/read-project.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({
  access: { ...providers, own: { record: 'assigned project', reachedBy: [] } },
}).post('/api/provider/projects/:id/updates', async (c) => {
  const context = await userContext(c)
  const update = await readJson(c, projectUpdateInputSchema)
  const id = recordId(c.req.param('id'))
  const before = id === null ? null : await readProject(context, { id })
  if (id === null || !before?.mayPost) refuse({ reason: 'project-not-found' })
  const result = await postUpdate(context, { ...update, projectId: id })
  if (!result.ok) refuse(result)
  const project = await readProject(context, { id })
  if (!project) refuse({ reason: 'project-not-found' })
  return c.json(z.parse(projectDetailSchema, project), result.isNew ? 201 : 200)
})
export const onRequest = handle(app)
