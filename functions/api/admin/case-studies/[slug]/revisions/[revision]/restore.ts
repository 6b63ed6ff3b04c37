import { buildId, siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { adminCaseStudySchema } from '#contracts/admin-content.ts'
import { restoreSchema } from '#contracts/revisions.ts'
import { editors } from '#platform/access/access.ts'
import { restoreCaseStudy } from '#domains/content/admin-case-studies.ts'
import { pagesOfStories } from '#domains/content/pages-of-stories.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { requireRecordRef } from '#platform/http/params.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors }).post(
  '/api/admin/case-studies/:slug/revisions/:revision{\\d{1,9}}/restore',
  async (c) => {
    const context = await userContext(c)
    const address = requireRecordRef(c, 'case-study-not-found')
    const { revision: from } = await readJson(c, restoreSchema)
    const to = Number(c.req.param('revision'))
    const result = await restoreCaseStudy(context, { address, to, from })
    if (!result.ok) refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesOfStories(context, [result.record.slug]))
    return c.json(z.parse(adminCaseStudySchema, result.record))
  },
)
export const onRequest = handle(app)
