import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { feedAddressSchema, newFeedSchema } from '#contracts/calendars.ts'
import { signedIn } from '#platform/access/access.ts'
import { createFeed, deleteFeed } from '#domains/calendars/feed.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'

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
