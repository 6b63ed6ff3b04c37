import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import {
  newRedirectSchema,
  redirectListSchema,
  redirectQuerySchema,
  redirectSchema,
} from '#contracts/redirects.ts'
import { findOwnPath } from '#domains/redirects/find-own-path.ts'
import { listRedirects, redirectsSort } from '#domains/redirects/list-redirects.ts'
import { createRedirect } from '#domains/redirects/save-redirect.ts'
import { dropServedAddresses } from '#domains/redirects/served-addresses.ts'
import { admins } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput, readJson } from '#platform/http/json.ts'
import { listPlace } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/redirects', async (c) => {
    const { after, search } = parseInput(redirectQuerySchema, c.req.query())
    const list = await listRedirects(publicContext(c), { search, place: listPlace(after, redirectsSort) })
    return c.json(z.parse(redirectListSchema, list))
  })
  .post('/api/admin/redirects', async (c) => {
    const context = { ...(await userContext(c)), findPath: (path: string) => findOwnPath(c, path) }
    const result = await createRedirect(context, await readJson(c, newRedirectSchema))
    if (!result.ok) return refuse(result)
    await dropServedAddresses(context.siteUrl)
    return c.json(z.parse(redirectSchema, result.redirect), 201)
  })
export const onRequest = handle(app)
