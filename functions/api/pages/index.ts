import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { menuPagesSchema } from '#contracts/pages.ts'
import { readServedAddresses } from '#domains/redirects/served-addresses.ts'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { taggedJson } from '#platform/pages/tagged-response.ts'

/** The text pages that menus and footer show, as this data center knows them. */
export const app = createApi({ access: everyone }).get('/api/pages', async (c) => {
  const { env, executionCtx } = c
  const waitUntil = (work: Promise<unknown>) => executionCtx.waitUntil(work)
  const { menuPages } = await readServedAddresses({ env, siteUrl, buildId, waitUntil })
  return taggedJson(z.parse(menuPagesSchema, menuPages))
})
export const onRequest = handle(app)
