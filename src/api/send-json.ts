import { recheckUser } from '#browser/current-user.ts'
import { ApiError, messageOf, sentenceOf } from '#browser/api-error.ts'
import { sendWithStepUp } from './send-with-step-up.ts'

export async function sendJson(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  onSend?: () => void,
): Promise<unknown> {
  const init = {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }
  const response = await sendWithStepUp(path, init, onSend)
  const text = await response.text()
  if (response.status === 401 || response.status === 403) void recheckUser()
  if (!response.ok) throw new ApiError(response.status, messageOf(text, sentenceOf(response.status, text)))
  return text ? JSON.parse(text) : null
}
