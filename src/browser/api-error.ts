import { refusalText, serverFailureText, unreachableText } from '#content/interface/shell.ts'
import { personCheckHeader } from '#shared/person-check.ts'

export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly sentence: string

  constructor(status: number, message: string, sentence = message, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.sentence = sentence
  }
}

export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined

export const sentenceOf = (status: number, body: string): string =>
  status >= 500 ? serverFailureText : messageOf(body, refusalText)

/**
 * Repeats a request with the token of a passed person check if the answer asks for one.
 * @throws ApiError with status 0 and the cause when no answer came, or only a part of one
 */
export async function sendRequest(
  path: string,
  init: RequestInit,
  message = unreachableText,
): Promise<Response> {
  const send = (headers = init.headers) =>
    fetch(path, { credentials: 'include', ...init, ...(headers && { headers }) })
      .then(readWhole)
      .catch((cause: unknown) => {
        throw new ApiError(0, message, message, { cause })
      })
  const response = await send()
  if (response.headers.get(personCheckHeader) === null) return response
  const { askPersonCheck } = await import('./person-check.ts')
  const token = await askPersonCheck()
  if (token === null) return response
  const headers = new Headers(init.headers)
  headers.set(personCheckHeader, token)
  return send(headers)
}

/** A success in HTML is not ours: some networks answer every request with a page of their own. */
async function readWhole(response: Response): Promise<Response> {
  await response.clone().arrayBuffer()
  if (response.ok && response.headers.get('content-type')?.startsWith('text/html')) throw response
  return response
}

/**
 * The cast is safe: the server parses every response by its contract before sending it
 * (docs/decisions/003-public-reads-without-zod-and-query.md).
 */
export const castBody = <T>(body: unknown): T => body as T

export function reasonOf(body: string): string | undefined {
  try {
    const value: unknown = JSON.parse(body)
    const hasReason = typeof value === 'object' && value !== null && 'reason' in value
    return hasReason && typeof value.reason === 'string' ? value.reason : undefined
  } catch {
    return undefined
  }
}

export function messageOf(body: string, fallback: string): string {
  try {
    const value: unknown = JSON.parse(body)
    const hasMessage = typeof value === 'object' && value !== null && 'message' in value
    return hasMessage && typeof value.message === 'string' && value.message ? value.message : fallback
  } catch {
    return fallback
  }
}
