import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import {
  adminCaseStudiesSchema,
  adminCaseStudySchema,
  caseStudyInputSchema,
} from '#contracts/admin-content.ts'
import { editors } from '#platform/access/access.ts'
import { createCaseStudy, listCaseStudies } from '#domains/content/admin-case-studies.ts'
import { pagesOfStories } from '#domains/content/pages-of-stories.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors })
  .get('/api/admin/case-studies', async (c) => {
    return c.json(z.parse(adminCaseStudiesSchema, await listCaseStudies(publicContext(c))))
  })
  .post('/api/admin/case-studies', async (c) => {
    const context = await userContext(c)
    const result = await createCaseStudy(context, await readJson(c, caseStudyInputSchema))
    if (!result.ok) refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesOfStories(context, [result.record.slug]))
    return c.json(z.parse(adminCaseStudySchema, result.record), 201)
  })
export const onRequest = handle(app)
