import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { storySchema } from '#contracts/stories.ts'
import { everyone } from '#server/access/access.ts'
import { findStory } from '#server/content/public-stories.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'
import { requireSlug } from '#server/http/require-slug.ts'
import { publicContext } from '#server/http/service-context.ts'
import { taggedJson } from '#server/http/tagged-response.ts'

export const app = createApi({ access: everyone, partOf: '/work' }).get(
  '/api/case-studies/:slug',
  async (c) => {
    const story = await findStory(publicContext(c), requireSlug(c.req.param('slug'), 'case-study-not-found'))
    if (!story) refuse({ reason: 'case-study-not-found' })
    return taggedJson(z.parse(storySchema, story))
  },
)
export const onRequest = handle(app)
