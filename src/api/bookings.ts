import { isRefusal, statusOf } from '#browser/api-error.ts'
import { forgetPrivateData } from '#browser/current-user.ts'
import { bookingNotSent } from '#content/interface/booking.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { call, callForResponse } from './call.ts'

export async function sendBooking(answers: Record<string, string>, idempotencyKey: string) {
  const body = { ...answers, idempotencyKey }
  const response = await callForResponse(endpoints.createBooking, { body }, { failure: bookingNotSent })
  forgetPrivateData()
  return { ...response.body, isNew: response.status === 201 }
}

const changes = {
  cancel: endpoints.cancelBooking,
  claim: endpoints.claimBooking,
  undo: endpoints.undoCancellation,
} as const

export type ClientChange = keyof typeof changes

export const changeEndpoint = (change: ClientChange) => changes[change]

export type ChangeOutcome =
  | { isMade: true; isWaiting: boolean }
  /** `isMade` is null when nobody knows. */
  | { isMade: false | null; isWaiting: false; error: unknown }

/**
 * Makes a change of the client. A lost response is no failure when the booking shows the change. The caller renews what
 * the browser keeps.
 */
export async function changeBooking(code: string, change: ClientChange): Promise<ChangeOutcome> {
  try {
    const { status } = await callForResponse(changes[change], { params: { code } })
    return { isMade: true, isWaiting: status === 202 }
  } catch (error) {
    const isMade = await isChanged(code, change)
    if (isMade) return { isMade, isWaiting: false }
    return { isMade: isRefusal(statusOf(error)) ? false : isMade, isWaiting: false, error }
  }
}

/** Returns null when the booking cannot be read, and for a claim, which may wait for the owner of its email. */
async function isChanged(code: string, change: ClientChange): Promise<boolean | null> {
  const booking = await call(endpoints.booking, { params: { code } }).catch(() => null)
  if (change === 'claim') return booking?.isOwn || null
  return booking && booking.status === (change === 'cancel' ? 'cancelled' : 'pending')
}
