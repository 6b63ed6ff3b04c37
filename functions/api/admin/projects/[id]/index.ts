import { handle } from 'hono/cloudflare-pages'
import { projectChangeSchema } from '#contracts/admin-projects.ts'
import { admins } from '#server/access/access.ts'
import { respondWithProject } from '#server/http/respond-with-project.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { deleteProject, updateProject } from '#server/projects/save-project.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/projects/:id', (c) => {
    const id = recordId(c.req.param('id')) ?? refuse({ reason: 'project-not-found' })
    return respondWithProject(c, id, { before: recordId(c.req.query('before') ?? '') ?? undefined })
  })
  .patch('/api/admin/projects/:id', async (c) => {
    const { revision, ...fields } = await readJson(c, projectChangeSchema)
    const id = recordId(c.req.param('id')) ?? refuse({ reason: 'project-not-found' })
    const result = await updateProject(await userContext(c), { id, revision, fields })
    if (!result.ok) refuse(result)
    return respondWithProject(c, id)
  })
  .delete('/api/admin/projects/:id', async (c) => {
    const id = recordId(c.req.param('id')) ?? refuse({ reason: 'project-not-found' })
    if (!(await deleteProject(await userContext(c), id))) refuse({ reason: 'project-not-found' })
    return c.body(null, 204)
  })
export const onRequest = handle(app)
