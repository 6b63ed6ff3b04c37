import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import { milestonePatchSchema } from '#contracts/projects.ts'
import { admins } from '#platform/access/access.ts'
import { respondWithProject } from '#domains/projects/read-for-agency.ts'
import { createApi } from '#platform/http/create-api.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { readJson } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { removeMilestone, updateMilestone } from '#domains/projects/milestones.ts'
import { userContext } from '#platform/http/service-context.ts'

const path = '/api/admin/projects/:id/milestones/:milestone'

export const app = createApi({ access: admins })
  .patch(path, async (c) => {
    const patch = await readJson(c, milestonePatchSchema)
    const place = placeOf(c)
    const result = await updateMilestone(await userContext(c), { ...patch, ...place })
    if (!result.ok) refuse(result)
    return respondWithProject(c, place.projectId)
  })
  .delete(path, async (c) => {
    const place = placeOf(c)
    const result = await removeMilestone(await userContext(c), place)
    if (!result.ok) refuse(result)
    return respondWithProject(c, place.projectId)
  })
export const onRequest = handle(app)

function placeOf(c: Context<AppEnv, typeof path>) {
  const projectId = recordId(c.req.param('id')) ?? refuse({ reason: 'project-not-found' })
  const milestoneId = recordId(c.req.param('milestone')) ?? refuse({ reason: 'milestone-not-found' })
  return { projectId, milestoneId }
}
