import { buildId, siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { adminPostSchema, postPatchSchema } from '#contracts/admin-posts.ts'
import { postRules } from '#contracts/records/post.ts'
import { editors } from '#platform/access/access.ts'
import { readPost, toAdminPost } from '#domains/blog/admin-posts.ts'
import { pagesOfPost } from '#domains/blog/pages-of-post.ts'
import { deletePost, updatePost } from '#domains/blog/save-post.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { requireRecordRef } from '#platform/http/params.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors, maxBodyBytes: postRules.requestBytesMax })
  .get('/api/admin/posts/:slug', async (c) => {
    const post = await readPost(publicContext(c), requireRecordRef(c, 'post-not-found'))
    if (!post) refuse({ reason: 'post-not-found' })
    return c.json(z.parse(adminPostSchema, post))
  })
  .patch('/api/admin/posts/:slug', async (c) => {
    const context = await userContext(c)
    const patch = await readJson(c, postPatchSchema)
    const changes = Object.keys(patch).filter((field) => field !== 'revision' && field !== 'isAutosave')
    if (changes.length === 0) refuse({ reason: 'post-patch-empty' })
    const result = await updatePost(context, { ...requireRecordRef(c, 'post-not-found'), patch })
    if (!result.ok) refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesOfPost(context, [result.before, result.after]))
    return c.json(z.parse(adminPostSchema, toAdminPost(result.after, context.now)))
  })
  .delete('/api/admin/posts/:slug', async (c) => {
    const context = await userContext(c)
    const deletedPost = await deletePost(context, requireRecordRef(c, 'post-not-found'))
    if (!deletedPost) refuse({ reason: 'post-not-found' })
    await dropCachedPages({ siteUrl, buildId }, await pagesOfPost(context, [deletedPost]))
    return c.body(null, 204)
  })
export const onRequest = handle(app)
