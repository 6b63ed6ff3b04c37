import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { postSchema } from '#contracts/blog.ts'
import { everyone } from '#platform/access/access.ts'
import { findPost } from '#domains/blog/find-post.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { taggedJson } from '#platform/pages/tagged-response.ts'
import { requireSlug } from '#platform/http/params.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: everyone, partOf: '/blog' }).get('/api/blog/:slug', async (c) => {
  const post = await findPost(publicContext(c), requireSlug(c.req.param('slug'), 'public-post-not-found'))
  if (!post) refuse({ reason: 'public-post-not-found' })
  return taggedJson(z.parse(postSchema, post))
})
export const onRequest = handle(app)
