import { handle } from 'hono/cloudflare-pages'
import { siteUrl } from '#built/build.js'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { findGround } from '#domains/files/find-ground.ts'
import { taggedResponse } from '#platform/pages/tagged-response.ts'
import { findCopy } from '#platform/pages/edge-cache.ts'
import { logError } from '#platform/log/log.ts'
import { verifyImagePath } from '#social/sign-path.ts'

const imageHeaders = { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' }
const cacheKey = (signedPart: string) => `${siteUrl}/cached/social/${signedPart}`

export const app = createApi({ access: everyone }).get('/social/*', async (c) => {
  const signedPath = verifyImagePath(new URL(c.req.url).pathname, c.env)
  if (!signedPath.ok) return c.notFound()
  const cachedResponse = await findCopy(cacheKey(signedPath.signed))
  if (cachedResponse) {
    const { headers } = cachedResponse
    const etag = headers.get('etag')
    const length = headers.get('content-length')
    return new Response(cachedResponse.body, {
      headers: {
        ...imageHeaders,
        ...(etag ? { etag } : {}),
        ...(length ? { 'content-length': length } : {}),
      },
    })
  }
  const { renderAtEdge } = await import('#social/edge/render-at-edge.ts')
  const ground = await findGround(c.env.FILES, signedPath.card.ground).catch((error: unknown) => {
    logError('the picture behind a social image could not be read', error, {
      ground: signedPath.card.ground ?? '',
    })
    return 'unreadable' as const
  })
  const isComplete = ground !== 'unreadable'
  const png = await renderAtEdge(signedPath, c.env.ASSETS, isComplete ? ground : undefined)
  const length = { 'content-length': String(png.byteLength) }
  if (!isComplete)
    return new Response(png, { headers: { ...imageHeaders, ...length, 'cache-control': 'no-store' } })
  const response = await taggedResponse(png, { ...imageHeaders, ...length })
  c.executionCtx.waitUntil(caches.default.put(cacheKey(signedPath.signed), response.clone()))
  return response
})
export const onRequest = handle(app)
