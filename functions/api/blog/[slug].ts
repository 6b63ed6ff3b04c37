import { handle } from 'hono/cloudflare-pages'
import { HTTPException } from 'hono/http-exception'
import * as z from 'zod/mini'
import { postSchema } from '#contracts/blog.ts'
import { everyone } from '#server/access/access.ts'
import { findPost } from '#server/blog/find-post.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'

export const app = createApi({ access: everyone }).get('/api/blog/:slug', async (c) => {
  const post = await findPost(openDb(c.env.DB), c.req.param('slug'), new Date())
  if (!post) throw new HTTPException(404, { message: 'Blog post not found' })
  return c.json(z.parse(postSchema, post))
})
export const onRequest = handle(app)
