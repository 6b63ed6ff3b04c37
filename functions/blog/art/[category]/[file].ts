import { handle } from 'hono/cloudflare-pages'
import { coverSvg } from '#server/blog/cover-svg.ts'
import { findCover } from '#server/blog/find-cover.ts'
import { createPage } from '#server/http/create-page.ts'
import { taggedResponse } from '#server/http/tagged-response.ts'
import { publicContext } from '#server/http/service-context.ts'
import { revalidate } from '#server/pages/edge-cache.ts'

export const app = createPage().get('/blog/art/:category/:file{.+\\.svg}', async (c) => {
  const slug = c.req.param('file').slice(0, -'.svg'.length)
  const cover = await findCover(publicContext(c), { category: c.req.param('category'), slug })
  if (!cover) return c.notFound()
  return taggedResponse(coverSvg(cover), { 'content-type': 'image/svg+xml', 'cache-control': revalidate })
})
export const onRequest = handle(app)
