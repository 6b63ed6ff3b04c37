import { handle } from 'hono/cloudflare-pages'
import { everyone } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { verifyImagePath } from '#social/sign-path.ts'

/** Where the Cache API keeps a drawn image: named by what was signed, never by the request's address. */
const cacheKey = (signed: string) => `https://social.cache/${signed}`

/** A signed image: checked before anything is drawn, drawn once per data centre, kept for a year. */
export const app = createApi({ access: everyone }).get('/social/*', async (c) => {
  const verified = verifyImagePath(new URL(c.req.url).pathname, c.env)
  if (!verified.ok) return c.notFound()
  const cache = caches.default
  const kept = await cache.match(cacheKey(verified.signed))
  if (kept) return new Response(kept.body, { headers: imageHeaders(kept.headers.get('content-length')) })
  const { drawAtEdge } = await import('#social/edge/draw-at-edge.ts')
  const png = await drawAtEdge(verified, c.env.ASSETS)
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
