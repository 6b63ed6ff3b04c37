import { buildId } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { adminPostSchema, postPatchSchema, postRules } from '#contracts/admin-posts.ts'
import { admins } from '#server/access/access.ts'
import { readPost, toAdminPost } from '#server/blog/admin-posts.ts'
import { pagesOfPost } from '#server/blog/pages-of-post.ts'
import { deletePost, updatePost } from '#server/blog/save-post.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { dropCachedPages } from '#server/pages/edge-cache.ts'

export const app = createApi({ access: admins, maxBodyBytes: postRules.requestBytesMax })
  .get('/api/admin/posts/:slug', async (c) => {
    const post = await readPost(openDb(c.env.DB), c.req.param('slug'), new Date())
    if (!post) refuse({ reason: 'post-not-found' })
    return c.json(z.parse(adminPostSchema, post))
  })
  .patch('/api/admin/posts/:slug', async (c) => {
    const by = await requireUser(c)
    const patch = await readJson(c, postPatchSchema)
    const changes = Object.keys(patch).filter((field) => field !== 'revision')
    if (changes.length === 0) refuse({ reason: 'post-patch-empty' })
    const db = openDb(c.env.DB)
    const now = new Date()
    const result = await updatePost(db, c.req.param('slug'), patch, now, by)
    if (!result.ok) refuse(result)
    await dropCachedPages(buildId, await pagesOfPost(db, [result.before, result.after]))
    return c.json(z.parse(adminPostSchema, toAdminPost(result.after, now)))
  })
  .delete('/api/admin/posts/:slug', async (c) => {
    const by = await requireUser(c)
    const db = openDb(c.env.DB)
    const deleted = await deletePost(db, c.req.param('slug'), by)
    if (!deleted) refuse({ reason: 'post-not-found' })
    await dropCachedPages(buildId, await pagesOfPost(db, [deleted]))
    return c.body(null, 204)
  })
export const onRequest = handle(app)
