import { revalidate, type Storable } from './edge-cache.ts'

export async function taggedResponse(
  content: string | Uint8Array,
  headers: Record<string, string>,
): Promise<Response> {
  const { body, ...init } = await taggedStorable(content, headers)
  return new Response(body, init)
}

export async function taggedStorable(
  content: string | Uint8Array,
  headers: Record<string, string>,
): Promise<Storable> {
  const body = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', body)).subarray(0, tagBytes)
  const tag = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { body, headers: { ...headers, etag: `W/"${tag}"` } }
}

export const taggedJson = (value: unknown): Promise<Response> =>
  taggedResponse(JSON.stringify(value), {
    'content-type': 'application/json',
    'cache-control': revalidate,
  })

const tagBytes = 16
