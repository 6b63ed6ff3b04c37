import { bulkMax } from '#contracts/admin-bookings.ts'
import { transitionsFrom } from '#contracts/booking-transitions.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { type BulkChange, type BulkRefusal, findForBulk } from './bulk-change.ts'
import { seeBookings } from './see-bookings.ts'

/** Counts the bookings that a bulk change would change now. */
export async function countBulkChange(
  context: ServiceContext<SessionUser>,
  { status, which }: Omit<BulkChange, 'id'>,
): Promise<{ ok: true; count: number } | ({ ok: false } & BulkRefusal)> {
  const ids = 'filter' in which ? await findForBulk(context, which.filter) : null
  if (ids && ids.length > bulkMax) {
    return { ok: false, reason: 'bulk-change-too-large', bookingsMax: bulkMax }
  }
  const snapshots = await seeBookings(
    context.db,
    ids ? { ids } : { codes: 'codes' in which ? which.codes : [] },
  )
  return {
    ok: true,
    count: snapshots.filter((booking) => transitionsFrom(booking.status).includes(status)).length,
  }
}
