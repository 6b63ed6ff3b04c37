import { buildId, siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { adminIssueSchema, issuePatchSchema } from '#contracts/admin-issues.ts'
import { issueRules } from '#contracts/newsletter-rules.ts'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { pagesOfIssues } from '#domains/newsletter/issues/pages-of-issues.ts'
import { readIssue } from '#domains/newsletter/issues/read-issues.ts'
import { deleteIssue, updateIssue } from '#domains/newsletter/issues/update-issue.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'

const requireId = (text: string) => recordId(text) ?? refuse({ reason: 'issue-not-found' })

export const app = createApi({ access: editors, maxBodyBytes: issueRules.requestBytesMax })
  .get('/api/admin/newsletter/issues/:id', async (c) => {
    const issue = await readIssue(await userContext(c), requireId(c.req.param('id')))
    if (!issue) refuse({ reason: 'issue-not-found' })
    return c.json(z.parse(adminIssueSchema, issue))
  })
  .patch('/api/admin/newsletter/issues/:id', async (c) => {
    const patch = await readJson(c, issuePatchSchema)
    const context = await userContext(c)
    const result = await updateIssue(context, { id: requireId(c.req.param('id')), patch })
    if (!result.ok) refuse(result)
    if (patch.state === 'sending')
      await dropCachedPages({ siteUrl, buildId }, await pagesOfIssues(context, [result.issue.slug]))
    return c.json(z.parse(adminIssueSchema, result.issue))
  })
  .delete('/api/admin/newsletter/issues/:id', async (c) => {
    const context = await userContext(c)
    const result = await deleteIssue(context, requireId(c.req.param('id')))
    if (!result.ok) refuse(result)
    await dropCachedPages({ siteUrl, buildId }, await pagesOfIssues(context, [result.slug], result.number))
    return c.body(null, 204)
  })
export const onRequest = handle(app)
