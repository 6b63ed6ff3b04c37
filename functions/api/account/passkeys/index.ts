import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { newPasskeySchema } from '#contracts/passkeys.ts'
import { recoveryCodesSchema } from '#contracts/second-factor.ts'
import { accountOwner } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { requireSession } from '#server/http/current-user.ts'
import { readJson } from '#server/http/json.ts'
import { takePasskeyToken } from '#server/http/passkey-cookie.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'
import { addPasskey } from '#server/second-factor/passkeys.ts'

export const app = createApi({ access: accountOwner }).post('/api/account/passkeys', async (c) => {
  const input = await readJson(c, newPasskeySchema)
  const session = await requireSession(c)
  const result = await addPasskey(await userContext(c), { ...input, session, token: takePasskeyToken(c) })
  if (!result.ok) refuse(result)
  return c.json(z.parse(recoveryCodesSchema, result), 201)
})
export const onRequest = handle(app)
