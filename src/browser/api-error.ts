import { refusalText, serverFailureText, unreachableText } from '#content/interface/shell.ts'
import { personCheckHeader } from '#shared/bot-checks.ts'

interface ApiErrorOptions extends ErrorOptions {
  reason?: string | undefined
  fields?: Record<string, string>
}

export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly sentence: string
  readonly reason: string | undefined
  /** Messages by the name of the field that they are about. */
  readonly fields: Record<string, string>

  constructor(status: number, message: string, sentence = message, options: ApiErrorOptions = {}) {
    super(message, options)
    this.status = status
    this.sentence = sentence
    this.reason = options.reason
    this.fields = options.fields ?? {}
  }
}

export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.status : undefined

/** After a failure of the server, by contrast, nobody knows whether it made the change. */
export const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500

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

interface ErrorBody {
  message?: unknown
  reason?: unknown
  fields?: Record<string, string>
}

function errorBodyOf(text: string): ErrorBody {
  try {
    return castBody<ErrorBody | null>(JSON.parse(text)) ?? {}
  } catch {
    return {}
  }
}

export const fieldsOf = (text: string): Record<string, string> => errorBodyOf(text).fields ?? {}

export function reasonOf(text: string): string | undefined {
  const { reason } = errorBodyOf(text)
  return typeof reason === 'string' ? reason : undefined
}

export function messageOf(text: string, fallback: string): string {
  const { message } = errorBodyOf(text)
  return typeof message === 'string' && message ? message : fallback
}
