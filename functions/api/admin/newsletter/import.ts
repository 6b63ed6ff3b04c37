import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { importResultSchema, importSchema } from '#contracts/admin-issues.ts'
import { importRules } from '#contracts/newsletter-rules.ts'
import { admins } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { importSubscribers } from '#domains/newsletter/import/import-subscribers.ts'

export const app = createApi({ access: admins, maxBodyBytes: importRules.requestBytesMax }).post(
  '/api/admin/newsletter/import',
  async (c) => {
    const result = await importSubscribers(await userContext(c), await readJson(c, importSchema))
    if (!result.ok) refuse(result)
    return c.json(z.parse(importResultSchema, result.result))
  },
)
export const onRequest = handle(app)
