import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { emailChoicesChangeSchema, emailChoicesSchema } from '#contracts/email-choices.ts'
import { accountOwner } from '#server/access/access.ts'
import { changeEmailChoices, readEmailChoices } from '#server/account/email-choices.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'

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
