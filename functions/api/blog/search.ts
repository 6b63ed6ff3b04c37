import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { searchResultSchema } from '#contracts/blog.ts'
import { searchQuery } from '#shared/search-query.ts'
import { everyone } from '#platform/access/access.ts'
import { searchFor } from '#domains/blog/search/search-for.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: everyone, partOf: '/blog' }).get('/api/blog/search', async (c) => {
  const results = await searchFor(publicContext(c), searchQuery(c.req.query('q')))
  if (!results.ok) refuse(results)
  return c.json(z.parse(searchResultSchema, results.result))
})
export const onRequest = handle(app)
