import { handle } from 'hono/cloudflare-pages'
import { milestoneInputSchema } from '#contracts/projects.ts'
import { admins } from '#server/access/access.ts'
import { respondWithProject } from '#server/http/respond-with-project.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { addMilestone } from '#server/projects/milestones.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).post('/api/admin/projects/:id/milestones', async (c) => {
  const { title, dueOn } = await readJson(c, milestoneInputSchema)
  const id = recordId(c.req.param('id')) ?? refuse({ reason: 'project-not-found' })
  const result = await addMilestone(await userContext(c), { title, dueOn, projectId: id })
  if (!result.ok) refuse(result)
  return respondWithProject(c, id, { status: 201 })
})
export const onRequest = handle(app)
