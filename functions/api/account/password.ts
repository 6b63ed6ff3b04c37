import { handle } from 'hono/cloudflare-pages'
import { passwordChangeSchema } from '#contracts/account-input.ts'
import { accountNotices } from '#content/interface/answers.ts'
import { accountOwner } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { requireOwnPassword } from '#domains/identity/auth/verify-password.ts'
import { changePassword } from '#domains/identity/account/change-password.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: accountOwner }).on(
  ['POST', 'PATCH'],
  '/api/account/password',
  async (c) => {
    const context = await userContext(c)
    const { currentPassword, newPassword } = await readJson(c, passwordChangeSchema)
    const { session, passwordHash, hashingShare } = await requireOwnPassword(c, currentPassword)
    const keepTokenHash = session.tokenHash
    const change = { passwordHash, hashingShare, newPassword, keepTokenHash }
    const result = await changePassword(context, change)
    if (!result.ok) refuse(result)
    return c.json({ message: accountNotices.passwordChanged })
  },
)
export const onRequest = handle(app)
