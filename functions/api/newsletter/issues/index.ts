import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { archiveQuerySchema, issueArchiveSchema } from '#contracts/issues.ts'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput } from '#platform/http/json.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { taggedJson } from '#platform/pages/tagged-response.ts'
import { readArchive } from '#domains/newsletter/issues/public-issues.ts'

export const app = createApi({ access: everyone, partOf: '/newsletter' }).get(
  '/api/newsletter/issues',
  async (c) => {
    const { page = 1 } = parseInput(archiveQuerySchema, c.req.query())
    return taggedJson(z.parse(issueArchiveSchema, await readArchive(publicContext(c), page)))
  },
)
export const onRequest = handle(app)
