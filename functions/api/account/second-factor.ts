import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { secondFactorSchema } from '#contracts/second-factor.ts'
import { accountOwner } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { userContext } from '#platform/http/service-context.ts'
import { readSecondFactor } from '#domains/identity/second-factor/read-second-factor.ts'

export const app = createApi({ access: accountOwner }).get('/api/account/second-factor', async (c) =>
  c.json(z.parse(secondFactorSchema, await readSecondFactor(await userContext(c)))),
)
export const onRequest = handle(app)
