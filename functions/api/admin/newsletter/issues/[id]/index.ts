import { buildId, siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { adminIssueSchema, issuePatchSchema } from '#contracts/admin-issues.ts'
import { issueRules } from '#contracts/newsletter-rules.ts'
import { admins } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'
import { pagesOfIssues } from '#server/newsletter/issues/pages-of-issues.ts'
import { readIssue } from '#server/newsletter/issues/read-issues.ts'
import { deleteIssue, updateIssue } from '#server/newsletter/issues/update-issue.ts'
import { dropCachedPages } from '#server/pages/edge-cache.ts'

const requireId = (text: string) => recordId(text) ?? refuse({ reason: 'issue-not-found' })

export const app = createApi({ access: admins, maxBodyBytes: issueRules.requestBytesMax })
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
