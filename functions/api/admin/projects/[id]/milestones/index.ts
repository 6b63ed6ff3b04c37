import { handle } from 'hono/cloudflare-pages'
import { milestoneInputSchema } from '#contracts/projects.ts'
import { admins } from '#platform/access/access.ts'
import { respondWithProject } from '#domains/projects/read-for-agency.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { addMilestone } from '#domains/projects/milestones.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/projects/:id/milestones', async (c) => {
  const { title, dueOn } = await readJson(c, milestoneInputSchema)
  const id = recordId(c.req.param('id')) ?? refuse({ reason: 'project-not-found' })
  const result = await addMilestone(await userContext(c), { title, dueOn, projectId: id })
  if (!result.ok) refuse(result)
  return respondWithProject(c, id, { status: 201 })
})
export const onRequest = handle(app)
