import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { adminPageSchema, newPageSchema, pageListSchema, pageQuerySchema } from '#contracts/pages.ts'
import { postRules } from '#contracts/records/post.ts'
import { listPages, pagesSort } from '#domains/pages/list-pages.ts'
import { toAdminPage } from '#domains/pages/page-row.ts'
import { pagesOfPage } from '#domains/pages/pages-of-page.ts'
import { createPage } from '#domains/pages/save-page.ts'
import { findTakenPath } from '#domains/redirects/find-own-path.ts'
import { dropServedAddresses } from '#domains/redirects/served-addresses.ts'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput, readJson } from '#platform/http/json.ts'
import { listPlace } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'

export const app = createApi({ access: editors, maxBodyBytes: postRules.requestBytesMax })
  .get('/api/admin/pages', async (c) => {
    const { after, ...query } = parseInput(pageQuerySchema, c.req.query())
    const list = await listPages(publicContext(c), { ...query, place: listPlace(after, pagesSort) })
    return c.json(z.parse(pageListSchema, list))
  })
  .post('/api/admin/pages', async (c) => {
    const context = { ...(await userContext(c)), findPath: (path: string) => findTakenPath(c, path) }
    const result = await createPage(context, await readJson(c, newPageSchema))
    if (!result.ok) return refuse(result)
    await dropServedAddresses(siteUrl)
    await dropCachedPages({ siteUrl, buildId }, pagesOfPage([result.page]))
    return c.json(z.parse(adminPageSchema, toAdminPage(result.page)), 201)
  })
export const onRequest = handle(app)
