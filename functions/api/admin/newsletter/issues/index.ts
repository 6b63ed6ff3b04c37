import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import {
  adminIssueSchema,
  issueListSchema,
  issueQuerySchema,
  newIssueSchema,
} from '#contracts/admin-issues.ts'
import { issueRules } from '#contracts/newsletter-rules.ts'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput, readJson } from '#platform/http/json.ts'
import { listPlace } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { createIssue } from '#domains/newsletter/issues/create-issue.ts'
import { issuesSort, listIssues } from '#domains/newsletter/issues/read-issues.ts'

export const app = createApi({ access: editors, maxBodyBytes: issueRules.requestBytesMax })
  .get('/api/admin/newsletter/issues', async (c) => {
    const { after } = parseInput(issueQuerySchema, c.req.query())
    const list = await listIssues(await userContext(c), listPlace(after, issuesSort))
    return c.json(z.parse(issueListSchema, list))
  })
  .post('/api/admin/newsletter/issues', async (c) => {
    const result = await createIssue(await userContext(c), await readJson(c, newIssueSchema))
    if (!result.ok) refuse(result)
    return c.json(z.parse(adminIssueSchema, result.issue), 201)
  })
export const onRequest = handle(app)
