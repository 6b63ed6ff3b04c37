import { siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import { projectUpdateInputSchema } from '#contracts/projects.ts'
import { admins } from '#server/access/access.ts'
import { openDb } from '#server/db/open.ts'
import { answerProject } from '#server/http/answer-project.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { readJson } from '#server/http/json.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { postUpdate } from '#server/projects/post-update.ts'

export const app = createApi({ access: admins }).post('/api/admin/projects/:id/updates', async (c) => {
  const actor = await requireUser(c)
  const update = await readJson(c, projectUpdateInputSchema)
  const id = recordId(c.req.param('id')) ?? refuse({ reason: 'project-not-found' })
  const after = { report: `${update.body.length} characters`, progressPercentage: update.progressPercentage }
  const posted = await postUpdate(openDb(c.env.DB), {
    ...update,
    projectId: id,
    author: actor,
    siteUrl,
    now: new Date(),
    audit: { actor, action: 'project.update', subject: String(id), after },
  })
  if (!posted.ok) refuse(posted)
  return answerProject(c, id, { status: posted.isNew ? 201 : 200 })
})
export const onRequest = handle(app)
