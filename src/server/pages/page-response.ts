import { styleHashHeader, styleHashOf } from '#shared/inline-style.ts'
import { revalidate } from './edge-cache.ts'

export function pageResponse(html: string, tag: string | null, status = 200): Response {
  const styleHash = styleHashOf(html)
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': revalidate,
      ...(styleHash ? { [styleHashHeader]: styleHash } : {}),
      ...(tag ? { etag: `W/"${tag}"` } : {}),
    },
  })
}
