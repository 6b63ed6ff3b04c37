import { findFreeSlots, findOffersAt, type OfferedSlot } from '#domains/schedules/find-free-slots.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { addDays, agencyDay } from '#shared/agency-day.ts'
import { firstDayOf, lastDayOf, monthOf } from '#shared/month-grid.ts'
import { calendarDay, siteTimeZone } from '#shared/formats.ts'
import { findBookableService } from '#domains/content/bookable-services.ts'
import type { BookingSnapshot } from './snapshots.ts'
import { hasConfirmedEmail, hasMailbox } from './booking-row.ts'

type Booking = BookingSnapshot['booking']

export const isMovable = ({ status, confirmedFor }: Booking, now: Date): boolean =>
  status === 'pending' || (status === 'confirmed' && (confirmedFor === null || confirmedFor > now))

/**
 * Returns the free times of a month to which a booking can be moved: its assignee's, or everybody's when it has no
 * assignee or the assignee has none left. Without a month, the first one with free times is returned. Refuses with
 * `too-many-attempts`.
 */
export async function offerMonthFor(
  context: ServiceContext,
  { booking, contact }: Pick<BookingSnapshot, 'booking' | 'contact'>,
  { month: wantedMonth, timeZone }: { month: string | undefined; timeZone: string },
) {
  const tokens = await takeTokens(context, ipLimits('slots', context.ip))
  if (!tokens.ok) return tokens
  const isProved = hasMailbox(context, contact)
  const findIn = (month: string) =>
    findSlotsFor(context, booking, { from: firstDayOf(month), to: lastDayOf(month), timeZone, isProved })
  const month = wantedMonth ?? monthOf(calendarDay(context.now, timeZone))
  const free = await findIn(month)
  if (wantedMonth !== undefined || free.slots.length > 0 || free.next === null)
    return { ok: true as const, month, free }
  const nextMonth = monthOf(free.next)
  return { ok: true as const, month: nextMonth, free: await findIn(nextMonth) }
}

const daysShown = 40

/** Returns the free times of the next 40 days, for a form without script. Refuses with `too-many-attempts`. */
export async function offerDays(context: ServiceContext) {
  const tokens = await takeTokens(context, ipLimits('slots', context.ip))
  if (!tokens.ok) return tokens
  const isProved = await hasConfirmedEmail(context)
  const to = addDays(agencyDay(context.now), daysShown - 1)
  const { slots } = await findFreeSlots(context, { to, timeZone: siteTimeZone, isProved })
  return { ok: true as const, slots }
}

async function findSlotsFor(
  context: ServiceContext,
  { code, assigneeId }: Pick<Booking, 'code' | 'assigneeId'>,
  days: { from: string; to: string; timeZone: string; isProved: boolean },
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

/**
 * Returns the free times for a new booking. Refuses with `service-not-found` when the service cannot be booked, or
 * `too-many-attempts`.
 */
export async function offerSlots(
  context: ServiceContext,
  {
    serviceId,
    ...days
  }: {
    serviceId: number | null
    from: string | undefined
    to?: string | undefined
    timeZone: string | undefined
  },
) {
  const tokens = await takeTokens(context, ipLimits('slots', context.ip))
  if (!tokens.ok) return tokens
  if (serviceId === null || !(await findBookableService(context, serviceId)))
    return { ok: false as const, reason: 'service-not-found' as const }
  const isProved = await hasConfirmedEmail(context)
  return { ok: true as const, free: await findFreeSlots(context, { ...days, isProved }) }
}
