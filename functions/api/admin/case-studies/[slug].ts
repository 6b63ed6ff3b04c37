import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { adminCaseStudySchema, caseStudyPatchSchema } from '#contracts/admin-content.ts'
import { editors } from '#platform/access/access.ts'
import { deleteCaseStudy, findCaseStudy, updateCaseStudy } from '#domains/content/admin-case-studies.ts'
import { pagesOfStories } from '#domains/content/pages-of-stories.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { requireRecordRef } from '#platform/http/params.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors })
  .get('/api/admin/case-studies/:slug', async (c) => {
    const record = await findCaseStudy(publicContext(c), requireRecordRef(c, 'case-study-not-found'))
    if (!record) refuse({ reason: 'case-study-not-found' })
    return c.json(z.parse(adminCaseStudySchema, record))
  })
  .patch('/api/admin/case-studies/:slug', async (c) => {
    const { revision, ...fields } = await readJson(c, caseStudyPatchSchema)
    const address = requireRecordRef(c, 'case-study-not-found')
    const context = await userContext(c)
    const result = await updateCaseStudy(context, { address, revision, fields })
    if (!result.ok) refuse(result)
    const slugs = [address.slug, result.record.slug]
    await dropCachedPages({ siteUrl, buildId }, await pagesOfStories(context, slugs))
    return c.json(z.parse(adminCaseStudySchema, result.record))
  })
  .delete('/api/admin/case-studies/:slug', async (c) => {
    const context = await userContext(c)
    const address = requireRecordRef(c, 'case-study-not-found')
    if (!(await deleteCaseStudy(context, address))) refuse({ reason: 'case-study-not-found' })
    await dropCachedPages({ siteUrl, buildId }, await pagesOfStories(context, [address.slug]))
    return c.body(null, 204)
  })
export const onRequest = handle(app)
