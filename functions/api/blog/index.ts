import { handle } from 'hono/cloudflare-pages'
import { buildId } from '#built/build.js'
import * as z from 'zod/mini'
import { blogQuerySchema, postsSchema } from '#contracts/blog.ts'
import { totalHeader } from '#shared/list-pages.ts'
import { everyone } from '#server/access/access.ts'
import { countPosts, listPosts } from '#server/blog/list-posts.ts'
import { toPost } from '#server/blog/post-row.ts'
import { createApi } from '#server/http/create-api.ts'
import { parseInput } from '#server/http/json.ts'
import { publicContext } from '#server/http/service-context.ts'
import { taggedJson } from '#server/http/tagged-response.ts'
import { copyAddress, throughEdgeCache } from '#server/pages/edge-cache.ts'

export const app = createApi({ access: everyone, partOf: '/blog' }).get('/api/blog', (c) => {
  const which = parseInput(blogQuerySchema, c.req.query())
  const { before = '', page = 1, category = '' } = which
  const key = copyAddress(buildId, `/api/blog?before=${before}&page=${page}&category=${category}`)
  return throughEdgeCache(c, key, async () => {
    const context = publicContext(c)
    const [rows, total] = await Promise.all([listPosts(context, which), countPosts(context, which)])
    const posts = z.parse(postsSchema, rows.map(toPost))
    return taggedJson(posts, { [totalHeader]: String(total) })
  })
})
export const onRequest = handle(app)
