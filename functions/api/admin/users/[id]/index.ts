import { handle } from 'hono/cloudflare-pages'
import type { Context } from 'hono'
import * as z from 'zod/mini'
import { buildId, siteUrl } from '#built/build.js'
import { adminUserDetailSchema, userChangeSchema } from '#contracts/admin-users.ts'
import { admins } from '#server/access/access.ts'
import { bookingPages } from '#server/content/pages-of-services.ts'
import { createApi } from '#server/http/create-api.ts'
import type { AppEnv } from '#server/http/env.ts'
import { readJson } from '#server/http/json.ts'
import { recordId } from '#server/http/record-id.ts'
import { refuse } from '#server/http/refuse.ts'
import { dropCachedPages } from '#server/pages/edge-cache.ts'
import { changeUser } from '#server/users/change-user.ts'
import { readUser } from '#server/users/read-user.ts'
import { publicContext, userContext } from '#server/http/service-context.ts'

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
