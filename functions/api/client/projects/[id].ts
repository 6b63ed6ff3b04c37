import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { projectDetailSchema } from '#contracts/projects.ts'
import { signedIn } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { readProject } from '#domains/projects/read-project.ts'
import { userContext } from '#platform/http/service-context.ts'

const pageSchema = z.object({
  before: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,14}$/, '"before" is the number of an update.')),
      z.transform((digits) => Number(digits)),
    ),
  ),
})

export const app = createApi({
  access: { ...signedIn, own: { record: 'project', reachedBy: ['admin'] } },
}).get('/api/client/projects/:id', async (c) => {
  const { before } = parseInput(pageSchema, c.req.query())
  const id = recordId(c.req.param('id'))
  const project = id === null ? null : await readProject(await userContext(c), { id, before })
  if (!project) refuse({ reason: 'project-not-found' })
  return c.json(z.parse(projectDetailSchema, project))
})
export const onRequest = handle(app)
