import { ApiError, reasonOf, sendRequest, sentenceOf } from '#browser/api-error.ts'
import { secondFactorNeed } from '#browser/second-factor-need.ts'

export async function getJson<T>(path: string, parse: (body: unknown, headers: Headers) => T): Promise<T> {
  const response = await sendRequest(path, { headers: { accept: 'application/json' } })
  if (!response.ok) {
    const body = await response.text()
    if (reasonOf(body) === 'second-factor-needed') secondFactorNeed.set(true)
    throw new ApiError(
      response.status,
      `${response.status}: ${body || response.statusText}`,
      sentenceOf(response.status, body),
    )
  }
  return parse(await response.json(), response.headers)
}
