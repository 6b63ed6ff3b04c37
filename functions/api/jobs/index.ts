import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { jobListSchema } from '#contracts/jobs.ts'
import { everyone } from '#platform/access/access.ts'
import { listOfferedJobs } from '#domains/content/public-jobs.ts'
import { createApi } from '#platform/http/create-api.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { taggedJson } from '#platform/pages/tagged-response.ts'

export const app = createApi({ access: everyone, partOf: '/careers' }).get('/api/jobs', async (c) =>
  taggedJson(z.parse(jobListSchema, await listOfferedJobs(publicContext(c)))),
)
export const onRequest = handle(app)
