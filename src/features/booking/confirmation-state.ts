import { confirmationPageCopy as copy } from '#content/booking/copy.ts'
import { answerPromisedHours } from '#content/promised-hours.ts'
import type { BookingView } from '#contracts/bookings.ts'
import { dateFormat } from '#shared/formats.ts'
import { type HoldState, holdState } from '#shared/hold-state.ts'
import { clockOf } from '#shared/times-of-day.ts'

const hourMs = 60 * 60_000

export interface ConfirmationState {
  startsAt: Date | undefined
  hold: HoldState | undefined
  isCancelled: boolean
  isConfirmed: boolean
  /** Whether the time is still to come and is the client's. */
  isComing: boolean
}

export function confirmationState(booking: BookingView, now: Date): ConfirmationState {
  const { status, confirmedFor, pickedTime } = booking
  const start = status === 'pending' ? pickedTime?.startsAt : confirmedFor
  const startsAt = start ? new Date(start) : undefined
  const hold = status === 'pending' && pickedTime ? holdState(pickedTime, now) : undefined
  const isConfirmed = status === 'confirmed' && startsAt !== undefined
  const isHeld = hold === 'held' || hold === 'held-until-then'
  return {
    startsAt,
    hold,
    isCancelled: status === 'cancelled',
    isConfirmed,
    isComing: startsAt !== undefined && startsAt > now && (isConfirmed || isHeld),
  }
}

export const dayInFull = (at: Date, timeZone: string): string =>
  dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at)

export const timeOnDay = (at: Date, timeZone: string): string =>
  `${dayInFull(at, timeZone)}, ${clockOf(timeZone, 'h23')(at)}`

/** Returns the two lines of the heading: whose request it is, and when it takes place. */
export function confirmationHeading(
  booking: BookingView,
  { startsAt, isCancelled }: ConfirmationState,
  timeZone: string,
): [whose: string, when: string | undefined] {
  const { status, createdAt } = booking
  const when = startsAt && timeOnDay(startsAt, timeZone)
  if (isCancelled) return [copy.cancelledTitle, when]
  if (status === 'completed') return [whoseRequest(booking), copy.completedTitle]
  if (when || status !== 'pending') return [whoseRequest(booking), when]
  const answerBy = new Date(Date.parse(createdAt) + answerPromisedHours * hourMs)
  return [whoseRequest(booking), copy.answerBy(dayInFull(answerBy, timeZone))]
}

function whoseRequest({ contactName, isSender }: BookingView): string {
  if (!contactName) return copy.ofNobody
  return isSender ? copy.thanks(contactName.split(/\s+/)[0] ?? contactName) : copy.ofStranger(contactName)
}
