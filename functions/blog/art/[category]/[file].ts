import { handle } from 'hono/cloudflare-pages'
import { coverSvg } from '#domains/blog/cover-svg.ts'
import { findCover } from '#domains/blog/find-cover.ts'
import { createPage } from '#platform/pages/create-page.ts'
import { taggedResponse } from '#platform/pages/tagged-response.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { revalidate } from '#platform/pages/edge-cache.ts'

export const app = createPage().get('/blog/art/:category/:file{.+\\.svg}', async (c) => {
  const slug = c.req.param('file').slice(0, -'.svg'.length)
  const cover = await findCover(publicContext(c), { category: c.req.param('category'), slug })
  if (!cover) return c.notFound()
  return taggedResponse(coverSvg(cover), { 'content-type': 'image/svg+xml', 'cache-control': revalidate })
})
export const onRequest = handle(app)
