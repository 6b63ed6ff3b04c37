import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { newPasskeySchema } from '#contracts/passkeys.ts'
import { recoveryCodesSchema } from '#contracts/second-factor.ts'
import { accountOwner } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { requireSession } from '#platform/http/current-user.ts'
import { readJson } from '#platform/http/json.ts'
import { takePasskeyToken } from '#domains/identity/second-factor/passkey-challenge.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import { addPasskey } from '#domains/identity/second-factor/passkeys.ts'

export const app = createApi({ access: accountOwner }).post('/api/account/passkeys', async (c) => {
  const input = await readJson(c, newPasskeySchema)
  const session = await requireSession(c)
  const result = await addPasskey(await userContext(c), { ...input, session, token: takePasskeyToken(c) })
  if (!result.ok) refuse(result)
  return c.json(z.parse(recoveryCodesSchema, result), 201)
})
export const onRequest = handle(app)
