import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { feedAddressSchema, newFeedSchema } from '#contracts/calendars.ts'
import { signedIn } from '#server/access/access.ts'
import { createFeed, deleteFeed } from '#server/calendars/feed.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { userContext } from '#server/http/service-context.ts'

export const app = createApi({ access: signedIn })
  .post('/api/account/calendars/feed', async (c) => {
    const { scope } = await readJson(c, newFeedSchema)
    const result = await createFeed(await userContext(c), scope)
    if (!result.ok) refuse(result)
    return c.json(z.parse(feedAddressSchema, result), 201)
  })
  .delete('/api/account/calendars/feed', async (c) => {
    await deleteFeed(await userContext(c))
    return c.body(null, 204)
  })
export const onRequest = handle(app)
