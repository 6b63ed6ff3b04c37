import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { archiveQuerySchema, issueArchiveSchema } from '#contracts/issues.ts'
import { everyone } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { parseInput } from '#server/http/json.ts'
import { publicContext } from '#server/http/service-context.ts'
import { taggedJson } from '#server/http/tagged-response.ts'
import { readArchive } from '#server/newsletter/issues/public-issues.ts'

export const app = createApi({ access: everyone, partOf: '/newsletter' }).get(
  '/api/newsletter/issues',
  async (c) => {
    const { page = 1 } = parseInput(archiveQuerySchema, c.req.query())
    return taggedJson(z.parse(issueArchiveSchema, await readArchive(publicContext(c), page)))
  },
)
export const onRequest = handle(app)
