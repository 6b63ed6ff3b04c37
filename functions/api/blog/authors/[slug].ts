import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { authorPageQuerySchema, authorPageSchema } from '#contracts/authors.ts'
import { readAuthorPage } from '#domains/blog/public-authors.ts'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput } from '#platform/http/json.ts'
import { requireSlug } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { taggedJson } from '#platform/pages/tagged-response.ts'

export const app = createApi({ access: everyone, partOf: '/blog' }).get(
  '/api/blog/authors/:slug',
  async (c) => {
    const { page = 1 } = parseInput(authorPageQuerySchema, c.req.query())
    const slug = requireSlug(c.req.param('slug'), 'author-not-found')
    const authorPage = await readAuthorPage(publicContext(c), slug, page)
    if (!authorPage) refuse({ reason: 'author-not-found' })
    return taggedJson(z.parse(authorPageSchema, authorPage))
  },
)
export const onRequest = handle(app)
