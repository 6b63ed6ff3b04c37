import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import {
  adminUserDetailSchema,
  adminUserListSchema,
  adminUserQuerySchema,
  newUserSchema,
} from '#contracts/admin-users.ts'
import { admins } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput, readJson } from '#platform/http/json.ts'
import { listPlace } from '#platform/http/params.ts'
import { refuse } from '#platform/http/refuse.ts'
import { listUsers } from '#domains/identity/users/list-users.ts'
import { inviteUser } from '#domains/identity/users/invite-user.ts'
import { publicContext, userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/users', async (c) => {
    const { after, ...query } = parseInput(adminUserQuerySchema, c.req.query())
    const list = await listUsers(publicContext(c), { ...query, place: listPlace(after, query.sort) })
    return c.json(z.parse(adminUserListSchema, list))
  })
  .post('/api/admin/users', async (c) => {
    const context = await userContext(c)
    const invitation = await readJson(c, newUserSchema)
    const result = await inviteUser(context, invitation)
    if (!result.ok) refuse(result)
    return c.json(z.parse(adminUserDetailSchema, result.user), 201)
  })
export const onRequest = handle(app)
