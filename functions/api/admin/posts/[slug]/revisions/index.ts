import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { revisionListSchema } from '#contracts/revisions.ts'
import { editors } from '#platform/access/access.ts'
import { listPostRevisions } from '#domains/blog/revisions.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { requireRecordRef } from '#platform/http/params.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors }).get('/api/admin/posts/:slug/revisions', async (c) => {
  const revisions = await listPostRevisions(publicContext(c), requireRecordRef(c, 'post-not-found'))
  if (!revisions) refuse({ reason: 'post-not-found' })
  return c.json(z.parse(revisionListSchema, { revisions }))
})
export const onRequest = handle(app)
