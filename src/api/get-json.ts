import { ApiError, sendRequest, sentenceOf } from '#browser/api-error.ts'

/**
 * Sends a GET with the session cookie and returns what `parse` makes of the JSON body and the headers.
 * @throws ApiError whose message is '{status}: {body text, or status text if the body is empty}'
 * @see docs/spec/acceptance.md 482, docs/spec/acceptance.md 523
 */
export async function getJson<T>(path: string, parse: (body: unknown, headers: Headers) => T): Promise<T> {
  const response = await sendRequest(path, { headers: { accept: 'application/json' } })
  if (!response.ok) {
    const body = await response.text()
    throw new ApiError(
      response.status,
      `${response.status}: ${body || response.statusText}`,
      sentenceOf(response.status, body),
    )
  }
  return parse(await response.json(), response.headers)
}
