import { buildId, siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { adminPostSchema } from '#contracts/admin-posts.ts'
import { restoreSchema } from '#contracts/post-revisions.ts'
import { admins } from '#server/access/access.ts'
import { toAdminPost } from '#server/blog/admin-posts.ts'
import { pagesOfPost } from '#server/blog/pages-of-post.ts'
import { restoreRevision } from '#server/blog/revisions/restore.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { requireRecordRef } from '#server/http/require-slug.ts'
import { dropCachedPages } from '#server/pages/edge-cache.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins }).post(
  '/api/admin/posts/:slug/revisions/:revision{\\d{1,9}}/restore',
  async (c) => {
    const context = await userContext(c)
    const { revision } = c.req.param()
    const address = requireRecordRef(c, 'post-not-found')
    const { revision: from } = await readJson(c, restoreSchema)
    const result = await restoreRevision(context, { ...address, to: Number(revision), from })
    if (!result.ok) refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesOfPost(context, [result.before, result.after]))
    return c.json(z.parse(adminPostSchema, toAdminPost(result.after, context.now)))
  },
)
export const onRequest = handle(app)
