import { ApiError, sendRequest, sentenceOf } from '#browser/api-error.ts'

/** @throws ApiError whose message is '{status}: {body text, or status text if the body is empty}' */
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
