import { handle } from 'hono/cloudflare-pages'
import { siteUrl } from '#built/build.js'
import { passwordChangeSchema } from '#contracts/account.ts'
import { accountNotices } from '#contracts/texts/en.ts'
import { signedIn } from '#server/access/access.ts'
import { openDb } from '#server/db/open.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireUser } from '#server/http/current-user.ts'
import { readJson } from '#server/http/json.ts'
import { requireOwnPassword } from '#server/http/require-own-password.ts'
import { changePassword } from '#server/account/change-password.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({ access: signedIn }).on(
  ['POST', 'PATCH'],
  '/api/account/password',
  async (c) => {
    await requireUser(c)
    const { currentPassword, newPassword } = await readJson(c, passwordChangeSchema)
    const { session, passwordHash } = await requireOwnPassword(c, currentPassword)
    const { user, tokenHash: keepTokenHash } = session
    const change = { user, passwordHash, newPassword, keepTokenHash, siteUrl }
    const result = await changePassword(openDb(c.env.DB), change)
    if (!result.ok) refuse(result)
    return c.json({ message: accountNotices.passwordChanged })
  },
)
export const onRequest = handle(app)
