import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { recoveryCodesSchema } from '#contracts/second-factor.ts'
import { accountOwner } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { requireSession } from '#platform/http/current-user.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { renewRecoveryCodes } from '#domains/identity/second-factor/recovery-codes.ts'

export const app = createApi({ access: accountOwner }).post('/api/account/recovery-codes', async (c) => {
  const session = await requireSession(c)
  const result = await renewRecoveryCodes(await userContext(c), session)
  if (!result.ok) refuse(result)
  return c.json(z.parse(recoveryCodesSchema, result), 201)
})
export const onRequest = handle(app)
