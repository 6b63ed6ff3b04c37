import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { importResultSchema, importSchema } from '#contracts/admin-issues.ts'
import { importRules } from '#contracts/newsletter-rules.ts'
import { admins } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'
import { importSubscribers } from '#server/newsletter/import/import-subscribers.ts'

export const app = createApi({ access: admins, maxBodyBytes: importRules.requestBytesMax }).post(
  '/api/admin/newsletter/import',
  async (c) => {
    const result = await importSubscribers(await userContext(c), await readJson(c, importSchema))
    if (!result.ok) refuse(result)
    return c.json(z.parse(importResultSchema, result.result))
  },
)
export const onRequest = handle(app)
