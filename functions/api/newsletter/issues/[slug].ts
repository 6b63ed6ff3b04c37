import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { publicIssueSchema } from '#contracts/issues.ts'
import { everyone } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'
import { requireSlug } from '#server/http/require-slug.ts'
import { publicContext } from '#server/http/service-context.ts'
import { taggedJson } from '#server/http/tagged-response.ts'
import { findIssue } from '#server/newsletter/issues/public-issues.ts'

export const app = createApi({ access: everyone, partOf: '/newsletter' }).get(
  '/api/newsletter/issues/:slug',
  async (c) => {
    const issue = await findIssue(publicContext(c), requireSlug(c.req.param('slug'), 'issue-not-found'))
    if (!issue) refuse({ reason: 'issue-not-found' })
    return taggedJson(z.parse(publicIssueSchema, issue))
  },
)
export const onRequest = handle(app)
