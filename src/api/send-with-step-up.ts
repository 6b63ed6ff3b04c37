import { reasonOf, sendRequest } from '#browser/api-error.ts'
import { askStepUp } from '#browser/step-up.ts'

/** @param onSend called each time that the request is sent: the dialog may stay open for long before the second */
export async function sendWithStepUp(
  path: string,
  init: RequestInit,
  onSend: () => void = () => undefined,
): Promise<Response> {
  onSend()
  const response = await sendRequest(path, init)
  if (response.status !== 403) return response
  if (reasonOf(await response.clone().text()) !== 'step-up') return response
  if (!(await askStepUp())) return response
  onSend()
  return sendRequest(path, init)
}
