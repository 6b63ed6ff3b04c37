import { handle } from 'hono/cloudflare-pages'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { adminUserDetailSchema, userChangeSchema } from '#contracts/admin-users.ts'
import { admins } from '#platform/access/access.ts'
import { bookingPages } from '#domains/content/pages-of-services.ts'
import { createApi } from '#platform/http/create-api.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { readJson } from '#platform/http/json.ts'
import { recordId } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'
import { changeUser } from '#domains/identity/users/change-user.ts'
import { readUser } from '#domains/identity/users/read-user.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/users/:id', (c) => respond(c, recordId(c.req.param('id'))))
  .patch('/api/admin/users/:id', async (c) => {
    const change = await readJson(c, userChangeSchema)
    const id = recordId(c.req.param('id'))
    if (id === null) refuse({ reason: 'user-not-found' })
    const result = await changeUser(await userContext(c), { id, change })
    if (!result.ok) refuse(result)
    if (result.changesBookingPages)
      await dropCachedPages({ siteUrl, buildId }, await bookingPages(publicContext(c)))
    return respond(c, id)
  })
export const onRequest = handle(app)

async function respond(c: Context<AppEnv>, id: number | null) {
  const user = id === null ? null : await readUser(await userContext(c), id)
  if (!user) refuse({ reason: 'user-not-found' })
  return c.json(z.parse(adminUserDetailSchema, user))
}
