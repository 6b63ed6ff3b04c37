import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { searchResultSchema } from '#contracts/blog-search.ts'
import { searchQuery } from '#shared/search-query.ts'
import { everyone } from '#server/access/access.ts'
import { searchFor } from '#server/blog/search/search-for.ts'
import { openDb } from '#server/db/open.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({ access: everyone }).get('/api/blog/search', async (c) => {
  const found = await searchFor(openDb(c.env.DB), {
    query: searchQuery(c.req.query('q')),
    address: clientAddress(c),
    now: new Date(),
  })
  if (!found.ok) refuse(found)
  return c.json(z.parse(searchResultSchema, found.result))
})
export const onRequest = handle(app)
