import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { projectDetailSchema, projectUpdateInputSchema } from '#contracts/projects.ts'
import { providers } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { postUpdate } from '#domains/projects/post-update.ts'
import { readProject } from '#domains/projects/read-project.ts'
import { userContext } from '#platform/http/service-context.ts'

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
