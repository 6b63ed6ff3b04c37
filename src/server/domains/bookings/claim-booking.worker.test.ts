import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { bookingClaims, bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { claimBooking } from './claim-booking.ts'

const db = openDb(env.DB)
await addServices(db)

beforeEach(() => db.delete(outbox))

async function aClaim() {
  const user = await addUser(db, { emailConfirmedAt: new Date() })
  const { id, code } = await addBooking(db, { clientEmail: user.email })
  const claim = (database = db) => claimBooking(aUserContext(database, user), code)
  const claimBeside = (act: () => Promise<unknown>) => claim(actingBefore(env.DB, 'update "bookings"', act))
  return { id, claim, claimBeside }
}

it('sent twice at once is one claim with one notice, and says so both times', async () => {
  const { id, claim, claimBeside } = await aClaim()
  expect(await claimBeside(() => claim())).toEqual({ ok: true, state: 'claimed' })
  expect(await db.$count(bookingClaims, eq(bookingClaims.bookingId, id))).toBe(1)
  expect(await db.$count(outbox)).toBe(1)
})

it('is refused when somebody else has the booking by then', async () => {
  const { id, claimBeside } = await aClaim()
  const other = await addUser(db)
  const take = () => db.update(bookings).set({ userId: other.id }).where(eq(bookings.id, id))
  expect(await claimBeside(take)).toEqual({ ok: false, reason: 'booking-not-found' })
  expect(await db.$count(outbox)).toBe(0)
})
