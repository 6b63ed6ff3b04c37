import { siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import {
  adminUserDetailSchema,
  adminUserListSchema,
  adminUserQuerySchema,
  newUserSchema,
} from '#contracts/admin-users.ts'
import { admins } from '#server/access/access.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { parseInput, readJson } from '#server/http/json.ts'
import { listPlace } from '#server/http/list-place.ts'
import { refuse } from '#server/http/refuse.ts'
import { listUsers } from '#server/users/list-users.ts'
import { readUser } from '#server/users/read-user.ts'
import { inviteUser } from '#server/users/send-reset-link.ts'

export const app = createApi({ access: admins })
  .get('/api/admin/users', async (c) => {
    const { after, ...query } = parseInput(adminUserQuerySchema, c.req.query())
    const list = await listUsers(openDb(c.env.DB), { ...query, place: listPlace(after, query.sort) })
    return c.json(z.parse(adminUserListSchema, list))
  })
  .post('/api/admin/users', async (c) => {
    const actor = await requireUser(c)
    const user = await readJson(c, newUserSchema)
    const db = openDb(c.env.DB)
    const now = new Date()
    const invited = await inviteUser(db, { user, actor, siteUrl, now })
    if (!invited.ok) refuse(invited)
    const created = await readUser(db, { id: invited.id, readerId: actor.id, now })
    return c.json(z.parse(adminUserDetailSchema, created), 201)
  })
export const onRequest = handle(app)
