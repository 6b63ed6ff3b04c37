import { handle } from 'hono/cloudflare-pages'
import { everyone } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { verifyImagePath } from '#social/sign-path.ts'

const cacheKey = (signed: string) => `https://social.cache/${signed}`

export const app = createApi({ access: everyone }).get('/social/*', async (c) => {
  const verified = verifyImagePath(new URL(c.req.url).pathname, c.env)
  if (!verified.ok) return c.notFound()
  const cache = caches.default
  const cachedResponse = await cache.match(cacheKey(verified.signed))
  if (cachedResponse)
    return new Response(cachedResponse.body, {
      headers: imageHeaders(cachedResponse.headers.get('content-length')),
    })
  const { renderAtEdge } = await import('#social/edge/render-at-edge.ts')
  const png = await renderAtEdge(verified, c.env.ASSETS)
  const response = new Response(png, { headers: imageHeaders(String(png.byteLength)) })
  c.executionCtx.waitUntil(cache.put(cacheKey(verified.signed), response.clone()))
  return response
})
export const onRequest = handle(app)

function imageHeaders(length: string | null): Record<string, string> {
  return {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(length ? { 'content-length': length } : {}),
  }
}
