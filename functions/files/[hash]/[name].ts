import { handle } from 'hono/cloudflare-pages'
import { siteUrl } from '#built/build.js'
import { fileCacheKey } from '#domains/files/file-cache.ts'
import { type FilePlace, findPublicFile, isFileHash } from '#domains/files/serve-file.ts'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { answerRefusal } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { logError } from '#platform/log/log.ts'

const immutable = 'public, max-age=31536000, immutable'
/** A deleted file is gone everywhere within a day. A replica may not know a new one yet, so its absence ends soon. */
const cachedSeconds = { content: 86_400, missing: 60 }
/** Until when a browser may follow an old address without asking again. */
const movedSeconds = 60

export const app = createApi({ access: everyone }).get('/files/:hash/:name', async (c) => {
  const { hash, name } = c.req.param()
  if (!isFileHash(hash)) return answerRefusal(c, { reason: 'no-such-page' })
  const key = fileCacheKey(siteUrl, hash, name)
  const copy = await caches.default.match(key)
  const hasWritten = c.env.eventContext.data.bookmark !== undefined
  // Whoever has just uploaded a file may see it before the copies of its absence end.
  if (copy && (copy.status === 200 || !hasWritten)) return withReaderHeaders(copy)
  const place = await findPublicFile(publicContext(c), hash, name)
  const response = await responseOf(c.env.FILES, place)
  c.executionCtx.waitUntil(caches.default.put(key, response.clone()))
  return withReaderHeaders(response)
})
export const onRequest = handle(app)

async function responseOf(bucket: R2Bucket | undefined, place: FilePlace | null): Promise<Response> {
  if (place?.kind === 'moved') {
    const headers = { location: place.url, 'cache-control': `max-age=${movedSeconds}` }
    return new Response(null, { status: 302, headers })
  }
  const object = place ? await bucket?.get(place.key) : null
  if (!place || !object) {
    if (place) logError('the bucket lacks a file', new Error('no object'), { key: place.key })
    const headers = { 'cache-control': `max-age=${cachedSeconds.missing}` }
    return new Response('There is no file at this address.', { status: 404, headers })
  }
  return new Response(object.body, {
    headers: {
      'content-type': place.type,
      'content-length': String(object.size),
      etag: object.httpEtag,
      'cache-control': `public, max-age=${cachedSeconds.content}`,
      // Browsers do not show a PDF of a sandboxed page.
      ...(place.type === 'application/pdf'
        ? { 'content-disposition': `attachment; filename="${place.name}"` }
        : {}),
    },
  })
}

function withReaderHeaders(copy: Response): Response {
  const response = new Response(copy.body, copy)
  const { headers } = response
  headers.set('content-security-policy', 'sandbox')
  headers.set('x-content-type-options', 'nosniff')
  headers.delete('cf-cache-status')
  headers.set(
    'cache-control',
    copy.status === 200 ? immutable : copy.status === 302 ? `public, max-age=${movedSeconds}` : 'no-store',
  )
  return response
}
