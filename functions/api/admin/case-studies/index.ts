import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import {
  adminCaseStudiesSchema,
  adminCaseStudySchema,
  caseStudyInputSchema,
} from '#contracts/admin-content.ts'
import { admins } from '#server/access/access.ts'
import { createCaseStudy, listCaseStudies } from '#server/content/admin-case-studies.ts'
import { pagesOfStories } from '#server/content/pages-of-stories.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { dropCachedPages } from '#server/pages/edge-cache.ts'
import { publicContext, userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: admins })
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
