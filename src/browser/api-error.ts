/** A read or write that the server refused, or that never reached it (status 0). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** What a view may show; the message of a read is for the log. */
  readonly sentence: string

  constructor(status: number, message: string, sentence = message, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.sentence = sentence
  }
}

const serverFailed = 'Our server could not answer. Try again in a minute.'
const refused = 'The server did not accept this. Reload the page and try again.'

/** The server's own words to a person for what it refused; ours where it failed or sent none. */
export const sentenceOf = (status: number, body: string): string =>
  status >= 500 ? serverFailed : messageOf(body, refused)

/**
 * Fetches with the session cookie. Only what `fetch` itself throws becomes a failure of the network.
 * @param message what a person reads when no answer came
 * @throws ApiError with status 0 and the cause when no answer came
 */
export const reach = (
  path: string,
  init: RequestInit,
  message = 'The site cannot be reached. Check your connection, then try again.',
): Promise<Response> =>
  fetch(path, { credentials: 'include', ...init }).catch((cause: unknown) => {
    throw new ApiError(0, message, message, { cause })
  })

/**
 * Takes an answer of a public read as its contract describes it. The server parses every answer by that contract
 * before it leaves, and a second parse here would cost each visitor 6 KB of script
 * (docs/decisions/003-public-reads-without-zod-and-query.md).
 */
export const asAnswered = <T>(body: unknown): T => body as T

/** The `{ message }` of an error answer, or the fallback where the body holds none. */
export function messageOf(body: string, fallback: string): string {
  try {
    const parsed: unknown = JSON.parse(body)
    const hasMessage = typeof parsed === 'object' && parsed !== null && 'message' in parsed
    return hasMessage && typeof parsed.message === 'string' && parsed.message ? parsed.message : fallback
  } catch {
    return fallback
  }
}
