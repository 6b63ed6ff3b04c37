import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { recoveryCodesSchema } from '#contracts/second-factor.ts'
import { accountOwner } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireSession } from '#server/http/current-user.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'
import { renewRecoveryCodes } from '#server/second-factor/renew-recovery-codes.ts'

export const app = createApi({ access: accountOwner }).post('/api/account/recovery-codes', async (c) => {
  const session = await requireSession(c)
  const result = await renewRecoveryCodes(await userContext(c), session)
  if (!result.ok) refuse(result)
  return c.json(z.parse(recoveryCodesSchema, result), 201)
})
export const onRequest = handle(app)
