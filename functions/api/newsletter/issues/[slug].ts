import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { publicIssueSchema } from '#contracts/issues.ts'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { requireSlug } from '#platform/http/params.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { taggedJson } from '#platform/pages/tagged-response.ts'
import { findIssue } from '#domains/newsletter/issues/public-issues.ts'

export const app = createApi({ access: everyone, partOf: '/newsletter' }).get(
  '/api/newsletter/issues/:slug',
  async (c) => {
    const issue = await findIssue(publicContext(c), requireSlug(c.req.param('slug'), 'issue-not-found'))
    if (!issue) refuse({ reason: 'issue-not-found' })
    return taggedJson(z.parse(publicIssueSchema, issue))
  },
)
export const onRequest = handle(app)
