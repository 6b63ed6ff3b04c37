import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { siteUrl } from '#built/build.js'
import { accountChangeSchema, accountDeletionSchema, accountSchema } from '#contracts/account.ts'
import { signedIn } from '#server/access/access.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { readJson } from '#server/http/json.ts'
import { requireOwnPassword } from '#server/http/require-own-password.ts'
import { clearSessionCookie } from '#server/http/session-cookie.ts'
import { changeProfile } from '#server/account/change-profile.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { readAccount } from '#server/account/read-account.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({ access: signedIn })
  .get('/api/account', async (c) => {
    const user = await requireUser(c)
    return c.json(z.parse(accountSchema, await readAccount(openDb(c.env.DB), user.id)))
  })
  .patch('/api/account', async (c) => {
    await requireUser(c)
    const { currentPassword, ...wanted } = await readJson(c, accountChangeSchema)
    const { session, passwordHash } = await requireOwnPassword(c, currentPassword)
    const db = openDb(c.env.DB)
    const { user } = session
    const result = await changeProfile(db, { user, passwordHash, ...wanted, siteUrl, now: new Date() })
    if (!result.ok) refuse(result)
    return c.json(z.parse(accountSchema, await readAccount(db, user.id)))
  })
  .delete('/api/account', async (c) => {
    await requireUser(c)
    const { currentPassword } = await readJson(c, accountDeletionSchema)
    const { session, passwordHash } = await requireOwnPassword(c, currentPassword)
    const { user } = session
    const result = await deleteAccount(openDb(c.env.DB), { user, passwordHash, siteUrl, now: new Date() })
    if (!result.ok) refuse(result)
    clearSessionCookie(c)
    return c.body(null, 204)
  })
export const onRequest = handle(app)
