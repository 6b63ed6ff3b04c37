import { revalidate } from '#server/pages/edge-cache.ts'

export async function taggedResponse(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<Response> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, tagBytes)
  const tag = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return new Response(bytes, { headers: { ...headers, etag: `W/"${tag}"` } })
}

export const taggedJson = (value: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  taggedResponse(JSON.stringify(value), {
    'content-type': 'application/json',
    'cache-control': revalidate,
    ...headers,
  })

const tagBytes = 16
