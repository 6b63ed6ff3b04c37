import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import { milestonePatchSchema } from '#contracts/projects.ts'
import { admins } from '#server/access/access.ts'
import { openDb } from '#server/db/open.ts'
import { answerProject } from '#server/http/answer-project.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import type { AppEnv } from '#server/http/env.ts'
import { readJson } from '#server/http/json.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { removeMilestone, updateMilestone } from '#server/projects/milestones.ts'

const path = '/api/admin/projects/:id/milestones/:milestone'

export const app = createApi({ access: admins })
  .patch(path, async (c) => {
    const patch = await readJson(c, milestonePatchSchema)
    const { audit, ...at } = await changeOf(c, patch)
    const changed = await updateMilestone(openDb(c.env.DB), { ...patch, ...at, audit })
    if (!changed.ok) refuse({ reason: 'milestone-not-found' })
    return answerProject(c, at.projectId)
  })
  .delete(path, async (c) => {
    const change = await changeOf(c, { removed: true })
    const removed = await removeMilestone(openDb(c.env.DB), change)
    if (!removed.ok) refuse({ reason: 'milestone-not-found' })
    return answerProject(c, change.projectId)
  })
export const onRequest = handle(app)

async function changeOf(c: Context<AppEnv, typeof path>, after: object) {
  const actor = await requireUser(c)
  const projectId = recordId(c.req.param('id')) ?? refuse({ reason: 'project-not-found' })
  const milestoneId = recordId(c.req.param('milestone')) ?? refuse({ reason: 'milestone-not-found' })
  const audit = {
    actor,
    action: 'project.update' as const,
    subject: String(projectId),
    after: { milestone: milestoneId, ...after },
  }
  return { projectId, milestoneId, now: new Date(), audit }
}
