import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { adminPageSchema } from '#contracts/pages.ts'
import { restoreSchema } from '#contracts/revisions.ts'
import { toAdminPage } from '#domains/pages/page-row.ts'
import { pagesOfPage } from '#domains/pages/pages-of-page.ts'
import { restorePage } from '#domains/pages/save-page.ts'
import { findTakenPath } from '#domains/redirects/find-own-path.ts'
import { dropServedAddresses } from '#domains/redirects/served-addresses.ts'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { requireRecordRef } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'

export const app = createApi({ access: editors }).post(
  '/api/admin/pages/:slug/revisions/:revision{\\d{1,9}}/restore',
  async (c) => {
    const { revision: from } = await readJson(c, restoreSchema)
    const context = { ...(await userContext(c)), findPath: (path: string) => findTakenPath(c, path) }
    const to = Number(c.req.param('revision'))
    const result = await restorePage(context, { ...requireRecordRef(c, 'no-such-page'), to, from })
    if (!result.ok) return refuse(result)
    await dropServedAddresses(siteUrl)
    await dropCachedPages({ siteUrl, buildId }, pagesOfPage([result.before, result.page]))
    return c.json(z.parse(adminPageSchema, toAdminPage(result.page)))
  },
)
export const onRequest = handle(app)
