import { ipLimits } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import { findFreeSlots } from '#domains/schedules/find-free-slots.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { hasConfirmedEmail } from './booking-contact.ts'
import { findBookableService } from './service-is-bookable.ts'

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
