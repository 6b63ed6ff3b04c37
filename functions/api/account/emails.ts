import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { emailChoicesChangeSchema, emailChoicesSchema } from '#contracts/email-choices.ts'
import { accountOwner } from '#platform/access/access.ts'
import { changeEmailChoices, readEmailChoices } from '#domains/identity/account/email-choices.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: accountOwner })
  .get('/api/account/emails', async (c) => {
    return c.json(z.parse(emailChoicesSchema, await readEmailChoices(await userContext(c))))
  })
  .patch('/api/account/emails', async (c) => {
    const context = await userContext(c)
    const { timings } = await readJson(c, emailChoicesChangeSchema)
    const result = await changeEmailChoices(context, timings)
    if (!result.ok) refuse(result)
    return c.json(z.parse(emailChoicesSchema, await readEmailChoices(context)))
  })
export const onRequest = handle(app)
