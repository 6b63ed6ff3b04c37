import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { blogQuerySchema, postsSchema } from '#contracts/blog.ts'
import { totalHeader } from '#shared/list-pages.ts'
import { everyone } from '#server/access/access.ts'
import { countPosts, listPosts } from '#server/blog/list-posts.ts'
import { toPost } from '#server/blog/post-row.ts'
import { createApi } from '#server/http/create-api.ts'
import { parseInput } from '#server/http/json.ts'
import { publicContext } from '#server/http/service-context.ts'

export const app = createApi({ access: everyone, partOf: '/blog' }).get('/api/blog', async (c) => {
  const which = parseInput(blogQuerySchema, c.req.query())
  const context = publicContext(c)
  const [rows, total] = await Promise.all([listPosts(context, which), countPosts(context, which)])
  c.header(totalHeader, String(total))
  return c.json(z.parse(postsSchema, rows.map(toPost)))
})
export const onRequest = handle(app)
