import { handle } from 'hono/cloudflare-pages'
import { projectChangeSchema } from '#contracts/admin-projects.ts'
import { admins } from '#platform/access/access.ts'
import { respondWithProject } from '#domains/projects/read-for-agency.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { deleteProject, updateProject } from '#domains/projects/save-project.ts'
import { userContext } from '#platform/http/service-context.ts'

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
