import { buildId } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import {
  adminPostListSchema,
  adminPostQuerySchema,
  adminPostSchema,
  newPostSchema,
  postRules,
} from '#contracts/admin-posts.ts'
import { admins } from '#server/access/access.ts'
import { listPostsForAdmin, readPost } from '#server/blog/admin-posts.ts'
import { pagesOfPost } from '#server/blog/pages-of-post.ts'
import { createPost } from '#server/blog/save-post.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { parseInput, readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { dropCachedPages } from '#server/pages/edge-cache.ts'

export const app = createApi({ access: admins, maxBodyBytes: postRules.requestBytesMax })
  .get('/api/admin/posts', async (c) => {
    const query = parseInput(adminPostQuerySchema, c.req.query())
    return c.json(z.parse(adminPostListSchema, await listPostsForAdmin(openDb(c.env.DB), query, new Date())))
  })
  .post('/api/admin/posts', async (c) => {
    const by = await requireUser(c)
    const { publishAt, ...fields } = await readJson(c, newPostSchema)
    const db = openDb(c.env.DB)
    const now = new Date()
    const created = await createPost(
      db,
      { ...fields, publishAt: publishAt ? new Date(publishAt) : null },
      now,
      by,
    )
    if (!created.ok) refuse(created)
    await dropCachedPages(buildId, await pagesOfPost(db, [fields]))
    return c.json(z.parse(adminPostSchema, await readPost(db, fields.slug, now)), 201)
  })
export const onRequest = handle(app)
