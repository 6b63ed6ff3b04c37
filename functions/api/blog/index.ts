import { buildId } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import { blogQuerySchema } from '#contracts/blog.ts'
import { totalHeader } from '#shared/list-pages.ts'
import { everyone } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { parseInput } from '#server/http/json.ts'
import { publicContext } from '#server/http/service-context.ts'
import { readPostList } from '#server/pages/stored-post-list.ts'

export const app = createApi({ access: everyone }).get('/api/blog', async (c) => {
  const which = parseInput(blogQuerySchema, c.req.query())
  const list = await readPostList(publicContext(c), buildId, which)
  if (list.store) c.executionCtx.waitUntil(list.store())
  return c.body(list.json, 200, { 'content-type': 'application/json', [totalHeader]: String(list.total) })
})
export const onRequest = handle(app)
