import { buildId, siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { adminPostSchema } from '#contracts/admin-posts.ts'
import { restoreSchema } from '#contracts/revisions.ts'
import { editors } from '#platform/access/access.ts'
import { toAdminPost } from '#domains/blog/admin-posts.ts'
import { pagesOfPost } from '#domains/blog/pages-of-post.ts'
import { restoreRevision } from '#domains/blog/save-post.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { requireRecordRef } from '#platform/http/params.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors }).post(
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
