import { forgetPrivateData, recheckUser } from '#browser/current-user.ts'
import { ApiError, castBody, messageOf, reasonOf, sendRequest, sentenceOf } from '#browser/api-error.ts'
import { bookingNotSent } from '#content/interface/booking.ts'
import { unreachableText } from '#content/interface/shell.ts'
import type { BookingView } from '#contracts/bookings.ts'
import { getJson } from './get-json.ts'

export type SendOutcome =
  | { ok: true; confirmationCode: string; isNew: boolean }
  | { ok: false; message: string; fields: Record<string, string>; reason?: string | undefined }

export async function sendBooking(
  responses: Record<string, string>,
  idempotencyKey: string,
): Promise<SendOutcome> {
  const response = await post('/api/bookings', { ...responses, idempotencyKey })
  if (!response) return { ok: false, message: bookingNotSent, fields: {}, reason: 'no-answer' }
  const body = await response.text()
  if (!response.ok) {
    return {
      ok: false,
      message: messageOf(body, bookingNotSent),
      fields: fieldsOf(body),
      reason: reasonOf(body),
    }
  }
  forgetPrivateData()
  const isNew = response.status === 201
  return { ok: true, isNew, ...castBody<{ confirmationCode: string }>(JSON.parse(body)) }
}

export type ChangeOutcome =
  | { isMade: true; isWaiting: boolean }
  | { isMade: false | null; isWaiting: false; error: ApiError }

export type ClientChange = 'cancel' | 'claim' | 'cancel/undo'

export async function changeBooking(code: string, change: ClientChange): Promise<ChangeOutcome> {
  const response = await post(`/api/bookings/${encodeURIComponent(code)}/${change}`, {})
  if (response?.status === 401) void recheckUser()
  const isMade = response?.ok || (await isChanged(code, change))
  if (!isMade) {
    const status = response?.status ?? 0
    const message = response ? sentenceOf(status, await response.text()) : unreachableText
    const error = new ApiError(status, message)
    return { isMade: isRefusal(status) ? false : isMade, isWaiting: false, error }
  }
  forgetPrivateData()
  return { isMade, isWaiting: response?.status === 202 }
}

/** After a failure of the server, by contrast, nobody knows whether it made the change. */
export const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500

/**
 * Returns whether a change was made although its answer was lost: sent again, it would be refused. Null when the
 * booking cannot be read, and for a claim, which may wait for the owner of its address.
 */
export async function isChanged(code: string, change: ClientChange): Promise<boolean | null> {
  const booking = await getJson(
    `/api/bookings/${encodeURIComponent(code)}`,
    castBody<Pick<BookingView, 'status' | 'isOwn'>>,
  ).catch(() => null)
  if (change === 'claim') return booking?.isOwn || null
  return booking && booking.status === (change === 'cancel' ? 'cancelled' : 'pending')
}

function post(path: string, body: object): Promise<Response | null> {
  return sendRequest(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
}

function fieldsOf(body: string): Record<string, string> {
  try {
    return castBody<{ fields?: Record<string, string> }>(JSON.parse(body)).fields ?? {}
  } catch {
    return {}
  }
}
