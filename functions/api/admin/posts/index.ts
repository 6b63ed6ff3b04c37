import { buildId, siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import {
  adminPostListSchema,
  adminPostQuerySchema,
  adminPostSchema,
  newPostSchema,
} from '#contracts/admin-posts.ts'
import { postRules } from '#contracts/records/post.ts'
import { editors } from '#platform/access/access.ts'
import { listPostsForAdmin, toAdminPost } from '#domains/blog/admin-posts.ts'
import { pagesOfPost } from '#domains/blog/pages-of-post.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput, readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors, maxBodyBytes: postRules.requestBytesMax })
  .get('/api/admin/posts', async (c) => {
    const query = parseInput(adminPostQuerySchema, c.req.query())
    return c.json(z.parse(adminPostListSchema, await listPostsForAdmin(publicContext(c), query)))
  })
  .post('/api/admin/posts', async (c) => {
    const context = await userContext(c)
    const fields = await readJson(c, newPostSchema)
    const result = await createPost(context, fields)
    if (!result.ok) refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesOfPost(context, [fields]))
    return c.json(z.parse(adminPostSchema, toAdminPost(result.post, context.now)), 201)
  })
export const onRequest = handle(app)
