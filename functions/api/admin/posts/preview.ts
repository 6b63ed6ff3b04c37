import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { postPreviewSchema, postRules, renderedPostSchema } from '#contracts/admin-posts.ts'
import { admins } from '#server/access/access.ts'
import { renderText, tooLongRefusal } from '#server/blog/render-post.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJson } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({ access: admins, maxBodyBytes: postRules.requestBytesMax }).post(
  '/api/admin/posts/preview',
  async (c) => {
    const { content } = await readJson(c, postPreviewSchema)
    const tooLong = tooLongRefusal(content)
    if (tooLong) refuse(tooLong)
    return c.json(z.parse(renderedPostSchema, await renderText(content)))
  },
)
export const onRequest = handle(app)
