import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { siteContentSchema } from '#contracts/content.ts'
import { everyone } from '#server/access/access.ts'
import { readSiteContent } from '#server/content/read-site-content.ts'
import { createApi } from '#server/http/create-api.ts'
import { taggedJson } from '#server/http/tagged-response.ts'
import { publicContext } from '#server/http/service-context.ts'

export const app = createApi({ access: everyone }).get('/api/content', async (c) =>
  taggedJson(z.parse(siteContentSchema, await readSiteContent(publicContext(c)))),
)
export const onRequest = handle(app)
