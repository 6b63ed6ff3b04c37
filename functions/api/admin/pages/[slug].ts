import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { adminPageSchema, pagePatchSchema } from '#contracts/pages.ts'
import { postRules } from '#contracts/records/post.ts'
import { findPage } from '#domains/pages/list-pages.ts'
import { toAdminPage } from '#domains/pages/page-row.ts'
import { pagesOfPage } from '#domains/pages/pages-of-page.ts'
import { deletePage, updatePage } from '#domains/pages/save-page.ts'
import { findTakenPath } from '#domains/redirects/find-own-path.ts'
import { dropServedAddresses } from '#domains/redirects/served-addresses.ts'
import { editors } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { requireRecordRef } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'

export const app = createApi({ access: editors, maxBodyBytes: postRules.requestBytesMax })
  .get('/api/admin/pages/:slug', async (c) => {
    const page = await findPage(publicContext(c), requireRecordRef(c, 'no-such-page'))
    if (!page) refuse({ reason: 'no-such-page' })
    return c.json(z.parse(adminPageSchema, page))
  })
  .patch('/api/admin/pages/:slug', async (c) => {
    const patch = await readJson(c, pagePatchSchema)
    if (Object.keys(patch).every((name) => name === 'revision')) return refuse({ reason: 'post-patch-empty' })
    const context = { ...(await userContext(c)), findPath: (path: string) => findTakenPath(c, path) }
    const result = await updatePage(context, { ...requireRecordRef(c, 'no-such-page'), patch })
    if (!result.ok) return refuse(result)
    await dropServedAddresses(siteUrl)
    await dropCachedPages({ siteUrl, buildId }, pagesOfPage([result.before, result.page]))
    return c.json(z.parse(adminPageSchema, toAdminPage(result.page)))
  })
  .delete('/api/admin/pages/:slug', async (c) => {
    const result = await deletePage(await userContext(c), requireRecordRef(c, 'no-such-page'))
    if (!result.ok) return refuse(result)
    await dropServedAddresses(siteUrl)
    await dropCachedPages({ siteUrl, buildId }, pagesOfPage([result.page]))
    return c.body(null, 204)
  })
export const onRequest = handle(app)
