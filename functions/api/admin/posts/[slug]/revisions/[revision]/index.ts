import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { postRevisionSchema } from '#contracts/admin-posts.ts'
import { editors } from '#platform/access/access.ts'
import { readPostRevision } from '#domains/blog/revisions.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { requireRecordRef } from '#platform/http/params.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors }).get(
  '/api/admin/posts/:slug/revisions/:revision{\\d{1,9}}',
  async (c) => {
    const { revision } = c.req.param()
    const address = requireRecordRef(c, 'post-not-found')
    const postRevision = await readPostRevision(publicContext(c), { ...address, revision: Number(revision) })
    if (!postRevision) refuse({ reason: 'revision-not-found' })
    return c.json(z.parse(postRevisionSchema, postRevision))
  },
)
export const onRequest = handle(app)
