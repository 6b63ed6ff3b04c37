import { revalidate } from './edge-cache.ts'

export function pageResponse(html: string, tag: string | null, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': revalidate,
      ...(tag ? { etag: `W/"${tag}"` } : {}),
    },
  })
}
