import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { redirectPatchSchema, redirectSchema } from '#contracts/redirects.ts'
import { findOwnPath } from '#domains/redirects/find-own-path.ts'
import { deleteRedirect, updateRedirect } from '#domains/redirects/save-redirect.ts'
import { dropServedAddresses } from '#domains/redirects/served-addresses.ts'
import { admins } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

const idOf = (text: string): number => recordId(text) ?? refuse({ reason: 'redirect-not-found' })

export const app = createApi({ access: admins })
  .patch('/api/admin/redirects/:id', async (c) => {
    const id = idOf(c.req.param('id'))
    const context = { ...(await userContext(c)), findPath: (path: string) => findOwnPath(c, path) }
    const result = await updateRedirect(context, id, await readJson(c, redirectPatchSchema))
    if (!result.ok) return refuse(result)
    await dropServedAddresses(context.siteUrl)
    return c.json(z.parse(redirectSchema, result.redirect))
  })
  .delete('/api/admin/redirects/:id', async (c) => {
    const id = idOf(c.req.param('id'))
    const context = await userContext(c)
    const result = await deleteRedirect(context, id)
    if (!result.ok) return refuse(result)
    await dropServedAddresses(context.siteUrl)
    return c.body(null, 204)
  })
export const onRequest = handle(app)
