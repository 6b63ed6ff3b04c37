import {
  ApiError,
  castBody,
  fieldsOf,
  messageOf,
  reasonOf,
  sendRequest,
  sentenceOf,
} from '#browser/api-error.ts'
import { recheckUser } from '#browser/current-user.ts'
import { secondFactorNeed } from '#browser/second-factor-need.ts'
import { askStepUp } from '#browser/step-up.ts'
import {
  type AnyInput,
  type CallInput,
  type Endpoint,
  fillRoute,
  type ResponseOf,
} from '#contracts/endpoint.ts'

interface CallOptions {
  /** Called each time that the request is sent: the step-up dialog may stay open for long before the second. */
  onSend?: () => void
  /** What the error says when no response came, or one without a message. */
  failure?: string
}

export type CallArguments<E extends Endpoint> =
  object extends CallInput<E>
    ? [input?: CallInput<E>, options?: CallOptions]
    : [input: CallInput<E>, options?: CallOptions]

/**
 * Calls an endpoint and returns the body of its response, or null if it has none. When the endpoint wants the password
 * or a person check first, it asks for that and repeats the request.
 * @throws ApiError when the endpoint refuses; with status 0 when no response came
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...args: CallArguments<E>
): Promise<ResponseOf<E>> {
  return (await callForResponse(endpoint, ...args)).body
}

export async function callForResponse<E extends Endpoint>(
  endpoint: E,
  ...[input, options]: CallArguments<E>
): Promise<{ body: ResponseOf<E>; status: number; headers: Headers }> {
  const response = await send(endpoint, input, options)
  const text = await response.text()
  const { status, headers } = response
  return { body: castBody<ResponseOf<E>>(text ? JSON.parse(text) : null), status, headers }
}

/** Calls an endpoint that deletes. Succeeds when nothing is there: an earlier call may have lost its response only. */
export async function remove<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<void> {
  try {
    await call(endpoint, ...args)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  }
}

/** @throws ApiError as `call` does */
export async function send(
  endpoint: Endpoint,
  input: AnyInput = {},
  { onSend = () => undefined, failure }: CallOptions = {},
): Promise<Response> {
  const [method = 'GET'] = endpoint.route.split(' ')
  const path = fillRoute(endpoint.route, input)
  const init = { method, ...bodyOf(method, input.body) }
  onSend()
  let response = await sendRequest(path, init, failure)
  if (
    response.status === 403 &&
    reasonOf(await response.clone().text()) === 'step-up' &&
    (await askStepUp())
  ) {
    onSend()
    response = await sendRequest(path, init, failure)
  }
  if (response.ok) return response
  const { status, statusText } = response
  const text = await response.text()
  const isRead = method === 'GET'
  const reason = reasonOf(text)
  if (reason === 'second-factor-needed') secondFactorNeed.set(true)
  if (!isRead && (status === 401 || status === 403)) void recheckUser()
  const sentence = sentenceOf(status, text)
  const message = isRead ? `${status}: ${text || statusText}` : messageOf(text, failure ?? sentence)
  throw new ApiError(status, message, isRead ? sentence : message, { reason, fields: fieldsOf(text) })
}

function bodyOf(method: string, body: unknown): Pick<RequestInit, 'headers' | 'body'> {
  if (method === 'GET') return { headers: { accept: 'application/json' } }
  if (method === 'DELETE' && body === undefined) return {}
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
}
