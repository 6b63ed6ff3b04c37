import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { adminAuthorSchema, adminAuthorsSchema, authorInputSchema } from '#contracts/authors.ts'
import { listAuthors } from '#domains/blog/admin-authors.ts'
import { createAuthor } from '#domains/blog/save-author.ts'
import { pagesOfAuthor } from '#domains/blog/pages-of-author.ts'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'

export const app = createApi({ access: editors })
  .get('/api/admin/authors', async (c) =>
    c.json(z.parse(adminAuthorsSchema, await listAuthors(publicContext(c)))),
  )
  .post('/api/admin/authors', async (c) => {
    const context = await userContext(c)
    const result = await createAuthor(context, await readJson(c, authorInputSchema))
    if (!result.ok) refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesOfAuthor(context, [result.author]))
    return c.json(z.parse(adminAuthorSchema, result.author), 201)
  })
export const onRequest = handle(app)
