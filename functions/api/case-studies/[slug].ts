import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { storySchema } from '#contracts/stories.ts'
import { everyone } from '#platform/access/access.ts'
import { findStory } from '#domains/content/public-stories.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'
import { requireSlug } from '#platform/http/params.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { taggedJson } from '#platform/pages/tagged-response.ts'

export const app = createApi({ access: everyone, partOf: '/work' }).get(
  '/api/case-studies/:slug',
  async (c) => {
    const story = await findStory(publicContext(c), requireSlug(c.req.param('slug'), 'case-study-not-found'))
    if (!story) refuse({ reason: 'case-study-not-found' })
    return taggedJson(z.parse(storySchema, story))
  },
)
export const onRequest = handle(app)
