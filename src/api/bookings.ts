import { forgetPrivateData, recheckUser } from '#browser/current-user.ts'
import { ApiError, castBody, messageOf, reasonOf, sendRequest } from '#browser/api-error.ts'
import { bookingNotSent } from '#content/interface/booking.ts'
import type { BookingView } from '#contracts/bookings.ts'
import { getJson } from './get-json.ts'

export type SendOutcome =
  | { ok: true; confirmationCode: string }
  | { ok: false; message: string; fields: Record<string, string>; reason?: string | undefined }

export async function sendBooking(
  answers: Record<string, string>,
  idempotencyKey: string,
): Promise<SendOutcome> {
  const response = await post('/api/bookings', { ...answers, idempotencyKey })
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
  return { ok: true, ...castBody<{ confirmationCode: string }>(JSON.parse(body)) }
}

export async function changeBooking(
  code: string,
  change: 'cancel' | 'claim',
): Promise<{ isWaiting: boolean }> {
  const response = await post(`/api/bookings/${encodeURIComponent(code)}/${change}`, {})
  if (response?.status === 401) void recheckUser()
  if (!response?.ok && !(await isChanged(code, change)))
    throw new ApiError(response?.status ?? 0, messageOf((await response?.text()) ?? '', bookingNotSent))
  forgetPrivateData()
  return { isWaiting: response?.status === 202 }
}

/** Returns whether a change was made although its answer was lost: sent again, it would be refused. */
export async function isChanged(code: string, change: 'cancel' | 'claim'): Promise<boolean> {
  const booking = await getJson(
    `/api/bookings/${encodeURIComponent(code)}`,
    castBody<Pick<BookingView, 'status' | 'isOwn'>>,
  ).catch(() => null)
  return change === 'cancel' ? booking?.status === 'cancelled' : booking?.isOwn === true
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
