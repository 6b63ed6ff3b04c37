import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { caseStudyRevisionSchema } from '#contracts/admin-content.ts'
import { editors } from '#platform/access/access.ts'
import { readStoryRevision } from '#domains/content/story-revisions.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { requireRecordRef } from '#platform/http/params.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors }).get(
  '/api/admin/case-studies/:slug/revisions/:revision{\\d{1,9}}',
  async (c) => {
    const address = requireRecordRef(c, 'case-study-not-found')
    const revision = Number(c.req.param('revision'))
    const version = await readStoryRevision(publicContext(c), { ...address, revision })
    if (!version) refuse({ reason: 'revision-not-found' })
    return c.json(z.parse(caseStudyRevisionSchema, version))
  },
)
export const onRequest = handle(app)
