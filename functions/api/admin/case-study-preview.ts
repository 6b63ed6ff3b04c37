import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { caseStudyInputSchema } from '#contracts/admin-content.ts'
import { storySchema } from '#contracts/stories.ts'
import { editors } from '#platform/access/access.ts'
import { previewStory } from '#domains/content/preview-story.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors }).post('/api/admin/case-study-preview', async (c) => {
  const story = await previewStory(publicContext(c), await readJson(c, caseStudyInputSchema))
  return c.json(z.parse(storySchema, story))
})
export const onRequest = handle(app)
