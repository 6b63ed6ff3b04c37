import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { siteContentSchema } from '#contracts/site-content.ts'
import { everyone } from '#platform/access/access.ts'
import { readSiteContent } from '#domains/content/read-site-content.ts'
import { createApi } from '#platform/http/create-api.ts'
import { taggedJson } from '#platform/pages/tagged-response.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: everyone }).get('/api/content', async (c) =>
  taggedJson(z.parse(siteContentSchema, await readSiteContent(publicContext(c)))),
)
export const onRequest = handle(app)
