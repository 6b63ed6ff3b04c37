import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import {
  adminProjectListSchema,
  adminProjectQuerySchema,
  newProjectSchema,
} from '#contracts/admin-projects.ts'
import { admins } from '#platform/access/access.ts'
import { respondWithProject } from '#domains/projects/read-for-agency.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput, readJson } from '#platform/http/json.ts'
import { listPlace } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { listProjects } from '#domains/projects/list-projects.ts'
import { createProject } from '#domains/projects/save-project.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'

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
