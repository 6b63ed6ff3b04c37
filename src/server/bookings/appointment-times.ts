import { ipLimits } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import { findFreeSlots, findOffersAt, type OfferedSlot } from '#server/schedules/find-free-slots.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { hasMailbox } from './booking-contact.ts'
import type { BookingSnapshot } from './see-booking.ts'

type Booking = BookingSnapshot['booking']

export const isMovable = ({ status, confirmedFor }: Booking, now: Date): boolean =>
  status === 'pending' || (status === 'confirmed' && (confirmedFor === null || confirmedFor > now))

/**
 * Returns the free times to which a booking can be moved: its assignee's, or everybody's when it has no assignee or
 * the assignee has none left. Refuses with `too-many-attempts`.
 */
export async function offerSlotsFor(
  context: ServiceContext,
  { booking, contact }: Pick<BookingSnapshot, 'booking' | 'contact'>,
  days: { from: string | undefined; timeZone: string },
) {
  const tokens = await takeTokens(context, ipLimits('slots', context.ip))
  if (!tokens.ok) return tokens
  const search = { ...days, isProved: hasMailbox(context, contact) }
  return { ok: true as const, free: await findSlotsFor(context, booking, search) }
}

async function findSlotsFor(
  context: ServiceContext,
  { code, assigneeId }: Pick<Booking, 'code' | 'assigneeId'>,
  days: { from: string | undefined; timeZone: string; isProved: boolean },
) {
  const search = { ...days, exceptCode: code }
  if (assigneeId === null) return findFreeSlots(context, search)
  const own = await findFreeSlots(context, { ...search, userId: assigneeId })
  return own.slots.length > 0 || own.next !== null ? own : findFreeSlots(context, search)
}

export async function findOfferFor(
  context: ServiceContext,
  { code, assigneeId }: Booking,
  startsAt: Date,
): Promise<OfferedSlot | undefined> {
  const offers = await findOffersAt(context, startsAt, { exceptCode: code })
  return offers.find(({ userId }) => userId === assigneeId) ?? offers[0]
}
