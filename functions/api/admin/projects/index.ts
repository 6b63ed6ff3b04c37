import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import {
  adminProjectListSchema,
  adminProjectQuerySchema,
  newProjectSchema,
} from '#contracts/admin-projects.ts'
import { admins } from '#server/access/access.ts'
import { respondWithProject } from '#server/http/respond-with-project.ts'
import { createApi } from '#server/http/create-api.ts'
import { parseInput, readJson } from '#server/http/json.ts'
import { listPlace } from '#server/http/list-place.ts'
import { refuse } from '#server/http/refuse.ts'
import { listProjects } from '#server/projects/list-projects.ts'
import { createProject } from '#server/projects/save-project.ts'
import { publicContext, userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/projects', async (c) => {
    const { after, ...query } = parseInput(adminProjectQuerySchema, c.req.query())
    const list = await listProjects(publicContext(c), { ...query, place: listPlace(after, query.sort) })
    return c.json(z.parse(adminProjectListSchema, list))
  })
  .post('/api/admin/projects', async (c) => {
    const input = await readJson(c, newProjectSchema)
    const result = await createProject(await userContext(c), input)
    if (!result.ok) refuse(result)
    return respondWithProject(c, result.id, { status: 201 })
  })
export const onRequest = handle(app)
