import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { revisionListSchema } from '#contracts/revisions.ts'
import { listPageVersions } from '#domains/pages/page-versions.ts'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { requireRecordRef } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors }).get('/api/admin/pages/:slug/revisions', async (c) => {
  const revisions = await listPageVersions(publicContext(c), requireRecordRef(c, 'no-such-page'))
  if (!revisions) refuse({ reason: 'no-such-page' })
  return c.json(z.parse(revisionListSchema, { revisions }))
})
export const onRequest = handle(app)
