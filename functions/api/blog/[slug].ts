import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { postSchema } from '#contracts/blog.ts'
import { everyone } from '#server/access/access.ts'
import { findPost } from '#server/blog/find-post.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'
import { taggedJson } from '#server/http/tagged-response.ts'
import { requireSlug } from '#server/http/require-slug.ts'
import { publicContext } from '#server/http/service-context.ts'

export const app = createApi({ access: everyone, partOf: '/blog' }).get('/api/blog/:slug', async (c) => {
  const post = await findPost(publicContext(c), requireSlug(c.req.param('slug'), 'public-post-not-found'))
  if (!post) refuse({ reason: 'public-post-not-found' })
  return taggedJson(z.parse(postSchema, post))
})
export const onRequest = handle(app)
