import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { revisionListSchema } from '#contracts/revisions.ts'
import { editors } from '#platform/access/access.ts'
import { listStoryRevisions } from '#domains/content/story-revisions.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { requireRecordRef } from '#platform/http/params.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors }).get(
  '/api/admin/case-studies/:slug/revisions',
  async (c) => {
    const revisions = await listStoryRevisions(publicContext(c), requireRecordRef(c, 'case-study-not-found'))
    if (!revisions) refuse({ reason: 'case-study-not-found' })
    return c.json(z.parse(revisionListSchema, { revisions }))
  },
)
export const onRequest = handle(app)
