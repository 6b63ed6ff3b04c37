import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { storyListSchema } from '#contracts/stories.ts'
import { everyone } from '#server/access/access.ts'
import { listStories } from '#server/content/public-stories.ts'
import { createApi } from '#server/http/create-api.ts'
import { publicContext } from '#server/http/service-context.ts'
import { taggedJson } from '#server/http/tagged-response.ts'

export const app = createApi({ access: everyone, partOf: '/work' }).get('/api/case-studies', async (c) =>
  taggedJson(z.parse(storyListSchema, await listStories(publicContext(c)))),
)
export const onRequest = handle(app)
