import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { missingPathListSchema, missingPathQuerySchema } from '#contracts/redirects.ts'
import { listMissingPaths, missingPathsSort } from '#domains/redirects/missing-paths.ts'
import { admins } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput } from '#platform/http/json.ts'
import { listPlace } from '#platform/http/params.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins }).get('/api/admin/missing-paths', async (c) => {
  const { after } = parseInput(missingPathQuerySchema, c.req.query())
  const list = await listMissingPaths(publicContext(c), { place: listPlace(after, missingPathsSort) })
  return c.json(z.parse(missingPathListSchema, list))
})
export const onRequest = handle(app)
