import { handle } from 'hono/cloudflare-pages'
import { findArt } from '#server/blog/find-art.ts'
import { createPage } from '#server/http/create-page.ts'
import { taggedResponse } from '#server/http/tagged-response.ts'
import { publicContext } from '#server/http/service-context.ts'

export const app = createPage().get('/blog/art/:category/:file{.+\\.svg}', async (c) => {
  const slug = c.req.param('file').slice(0, -'.svg'.length)
  const art = await findArt(publicContext(c), { category: c.req.param('category'), slug })
  if (!art) return c.notFound()
  return taggedResponse(art, {
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})
export const onRequest = handle(app)
