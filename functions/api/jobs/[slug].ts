import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { jobDetailSchema } from '#contracts/jobs.ts'
import { everyone } from '#platform/access/access.ts'
import { findPublicJob } from '#domains/content/public-jobs.ts'
import { createApi } from '#platform/http/create-api.ts'
import { requireSlug } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { taggedJson } from '#platform/pages/tagged-response.ts'

export const app = createApi({ access: everyone, partOf: '/careers' }).get('/api/jobs/:slug', async (c) => {
  const job = await findPublicJob(publicContext(c), requireSlug(c.req.param('slug'), 'job-not-found'))
  if (!job) refuse({ reason: 'job-not-found' })
  return taggedJson(z.parse(jobDetailSchema, job))
})
export const onRequest = handle(app)
