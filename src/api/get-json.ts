/** A read or write that the server refused, or that never reached it (status 0). */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * A GET with the session cookie, the body read as JSON and handed to `parse`, with the answer's headers.
 * @throws ApiError whose message is '{status}: {body text, or status text if the body is empty}'
 * @see specification, section 7 and section 8 (Generic read failure)
 */
export async function getJson<T>(path: string, parse: (body: unknown, headers: Headers) => T): Promise<T> {
  const response = await fetch(path, { credentials: 'include', headers: { accept: 'application/json' } })
  if (!response.ok) {
    const body = await response.text()
    throw new ApiError(response.status, `${response.status}: ${body || response.statusText}`)
  }
  return parse(await response.json(), response.headers)
}

/**
 * Takes an answer of a public read as its contract describes it. The server parses every answer by that contract
 * before it leaves, and a second parse here would cost each visitor 6 KB of script (docs/decisions/003).
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
