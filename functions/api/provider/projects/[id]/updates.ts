import { siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { projectDetailSchema, projectUpdateInputSchema } from '#contracts/projects.ts'
import { providers } from '#server/access/access.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { readJson } from '#server/http/json.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { postUpdate } from '#server/projects/post-update.ts'
import { readProject } from '#server/projects/read-project.ts'

export const app = createApi({
  access: { ...providers, own: { record: 'assigned project', reachedBy: [] } },
}).post('/api/provider/projects/:id/updates', async (c) => {
  const author = await requireUser(c)
  const update = await readJson(c, projectUpdateInputSchema)
  const db = openDb(c.env.DB)
  const id = recordId(c.req.param('id'))
  const before = id === null ? null : await readProject(db, { id, reader: author })
  if (id === null || !before?.mayPost) refuse({ reason: 'project-not-found' })
  const result = await postUpdate(db, {
    ...update,
    projectId: id,
    author,
    providerId: author.id,
    siteUrl,
    now: new Date(),
  })
  if (!result.ok) refuse(result)
  const project = await readProject(db, { id, reader: author })
  if (!project) refuse({ reason: 'project-not-found' })
  return c.json(z.parse(projectDetailSchema, project), result.isNew ? 201 : 200)
})
export const onRequest = handle(app)
