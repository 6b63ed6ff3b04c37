import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { adminJobListSchema, adminJobSchema, jobInputSchema, jobQuerySchema } from '#contracts/jobs.ts'
import { jobsSort, listJobs } from '#domains/content/list-jobs.ts'
import { pagesOfJob } from '#domains/content/public-jobs.ts'
import { createJob } from '#domains/content/save-job.ts'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput, readJson } from '#platform/http/json.ts'
import { listPlace } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'

export const app = createApi({ access: editors })
  .get('/api/admin/jobs', async (c) => {
    const { after, ...filter } = parseInput(jobQuerySchema, c.req.query())
    const list = await listJobs(publicContext(c), { ...filter, place: listPlace(after, jobsSort) })
    return c.json(z.parse(adminJobListSchema, list))
  })
  .post('/api/admin/jobs', async (c) => {
    const context = await userContext(c)
    const result = await createJob(context, await readJson(c, jobInputSchema))
    if (!result.ok) return refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesOfJob(context, result.job.slug))
    return c.json(z.parse(adminJobSchema, result.job), 201)
  })
export const onRequest = handle(app)
