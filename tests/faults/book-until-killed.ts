import { openDb } from '#platform/db/open.ts'
import { insertBooking } from '#domains/bookings/create-booking.ts'
import { scriptContext } from '../../scripts/lib/local/with-local-database.ts'
import { withLocalD1 } from '../../scripts/lib/with-d1.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'

await withLocalD1(async (database) => {
  const context = scriptContext(openDb(database))
  for (;;) {
    const idempotencyKey = crypto.randomUUID()
    const booking = await insertBooking(context, { input: aBookingInput({ idempotencyKey }), userId: null })
    if (!booking.ok) throw new Error(booking.reason)
    process.send?.(booking.code)
  }
})
