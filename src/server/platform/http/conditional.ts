import { isRead } from './env.ts'

const headersOfBody = ['content-type', 'content-length', 'content-encoding', 'content-disposition']

/**
 * Returns the response as 304 without a body if the reader names its ETag. Tags are compared weakly (RFC 9110, 13.1.2),
 * because Cloudflare makes every tag weak that it sends with a compressed body.
 */
export function answerConditionally(request: Request, response: Response): Response {
  if (!isUnchanged(request, response)) return withOpenHeaders(response)
  const headers = new Headers(response.headers)
  for (const name of headersOfBody) headers.delete(name)
  return new Response(null, { status: 304, headers })
}

/**
 * Only responses of `fetch` and redirects have immutable headers, so only these are copied: a copy turns a
 * text into a stream of unknown length.
 */
function withOpenHeaders(response: Response): Response {
  try {
    response.headers.delete('x-request-id')
    return response
  } catch {
    return new Response(response.body, response)
  }
}

function isUnchanged(request: Request, { status, headers }: Response): boolean {
  if (status !== 200 || !isRead(request)) return false
  const knownTags = request.headers.get('if-none-match')
  const etag = headers.get('etag')
  if (knownTags === null || etag === null || headers.get('cache-control')?.includes('no-store')) return false
  return knownTags.trim() === '*' || tagsIn(knownTags).includes(tagsIn(etag)[0])
}

const tagsIn = (header: string): (string | undefined)[] =>
  Array.from(header.matchAll(/"([^"]*)"/g), ([, tag]) => tag)
