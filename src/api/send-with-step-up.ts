import { reasonOf, sendRequest } from '#browser/api-error.ts'
import { askStepUp } from '#browser/step-up.ts'

export async function sendWithStepUp(path: string, init: RequestInit): Promise<Response> {
  const response = await sendRequest(path, init)
  if (response.status !== 403) return response
  if (reasonOf(await response.clone().text()) !== 'step-up') return response
  return (await askStepUp()) ? sendRequest(path, init) : response
}
