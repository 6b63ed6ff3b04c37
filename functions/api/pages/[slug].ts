import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { publicPageSchema } from '#contracts/pages.ts'
import { findPublicPage } from '#domains/pages/public-pages.ts'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { requireSlug } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { taggedJson } from '#platform/pages/tagged-response.ts'

export const app = createApi({ access: everyone }).get('/api/pages/:slug', async (c) => {
  const page = await findPublicPage(publicContext(c), requireSlug(c.req.param('slug'), 'no-such-page'))
  if (!page) refuse({ reason: 'no-such-page' })
  return taggedJson(z.parse(publicPageSchema, page))
})
export const onRequest = handle(app)
