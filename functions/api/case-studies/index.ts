import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { storyListSchema } from '#contracts/stories.ts'
import { everyone } from '#platform/access/access.ts'
import { listStories } from '#domains/content/public-stories.ts'
import { createApi } from '#platform/http/create-api.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { taggedJson } from '#platform/pages/tagged-response.ts'

export const app = createApi({ access: everyone, partOf: '/work' }).get('/api/case-studies', async (c) =>
  taggedJson(z.parse(storyListSchema, await listStories(publicContext(c)))),
)
export const onRequest = handle(app)
