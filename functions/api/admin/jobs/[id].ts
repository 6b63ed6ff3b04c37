import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { adminJobSchema, jobPatchSchema } from '#contracts/jobs.ts'
import { findJob } from '#domains/content/list-jobs.ts'
import { pagesOfJob } from '#domains/content/public-jobs.ts'
import { deleteJob, updateJob } from '#domains/content/save-job.ts'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'

const idOf = (text: string): number => recordId(text) ?? refuse({ reason: 'job-not-found' })

export const app = createApi({ access: editors })
  .get('/api/admin/jobs/:id', async (c) => {
    const job = await findJob(publicContext(c), idOf(c.req.param('id')))
    if (!job) refuse({ reason: 'job-not-found' })
    return c.json(z.parse(adminJobSchema, job))
  })
  .patch('/api/admin/jobs/:id', async (c) => {
    const id = idOf(c.req.param('id'))
    const { revision, ...fields } = await readJson(c, jobPatchSchema)
    const context = await userContext(c)
    const result = await updateJob(context, { id, revision, fields })
    if (!result.ok) return refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesOfJob(context, result.job.slug))
    return c.json(z.parse(adminJobSchema, result.job))
  })
  .delete('/api/admin/jobs/:id', async (c) => {
    const id = idOf(c.req.param('id'))
    const context = await userContext(c)
    const result = await deleteJob(context, id)
    if (!result.ok) return refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesOfJob(context, result.slug))
    return c.body(null, 204)
  })
export const onRequest = handle(app)
