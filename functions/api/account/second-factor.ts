import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { secondFactorSchema } from '#contracts/second-factor.ts'
import { accountOwner } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { userContext } from '#server/http/service-context.ts'
import { readSecondFactor } from '#server/second-factor/read-second-factor.ts'

export const app = createApi({ access: accountOwner }).get('/api/account/second-factor', async (c) =>
  c.json(z.parse(secondFactorSchema, await readSecondFactor(await userContext(c)))),
)
export const onRequest = handle(app)
