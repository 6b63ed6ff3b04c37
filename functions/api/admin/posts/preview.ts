import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { postPreviewSchema, renderedPostSchema } from '#contracts/admin-posts.ts'
import { postRules } from '#contracts/records/post.ts'
import { editors } from '#platform/access/access.ts'
import { previewText } from '#domains/blog/render-post.ts'
import { createApi } from '#platform/http/create-api.ts'
import { readJson } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: editors, maxBodyBytes: postRules.requestBytesMax }).post(
  '/api/admin/posts/preview',
  async (c) => {
    const { content } = await readJson(c, postPreviewSchema)
    const result = await previewText(publicContext(c), content)
    if (!result.ok) refuse(result)
    return c.json(z.parse(renderedPostSchema, result.preview))
  },
)
export const onRequest = handle(app)
