import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { codeInputSchema, newAuthenticatorSchema, recoveryCodesSchema } from '#contracts/second-factor.ts'
import { accountOwner } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireSession } from '#server/http/current-user.ts'
import { readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'
import {
  confirmAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from '#server/second-factor/authenticator.ts'

export const app = createApi({ access: accountOwner })
  .post('/api/account/authenticator', async (c) => {
    const result = await startAuthenticator(await userContext(c), c.env.SECOND_FACTOR_KEY)
    if (!result.ok) refuse(result)
    return c.json(z.parse(newAuthenticatorSchema, result.authenticator), 201)
  })
  .patch('/api/account/authenticator', async (c) => {
    const { code } = await readJson(c, codeInputSchema)
    const session = await requireSession(c)
    const secret = c.env.SECOND_FACTOR_KEY
    const result = await confirmAuthenticator(await userContext(c), { session, code, secret })
    if (!result.ok) refuse(result)
    return c.json(z.parse(recoveryCodesSchema, result))
  })
  .delete('/api/account/authenticator', async (c) => {
    const result = await removeAuthenticator(await userContext(c))
    if (!result.ok) refuse(result)
    return c.body(null, 204)
  })
export const onRequest = handle(app)
