import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { codeInputSchema, newAuthenticatorSchema, recoveryCodesSchema } from '#contracts/second-factor.ts'
import { accountOwner } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { requireSession } from '#platform/http/current-user.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import {
  confirmAuthenticator,
  removeAuthenticator,
  startAuthenticator,
} from '#domains/identity/second-factor/authenticator.ts'

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
