import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bookingInputSchema } from '#contracts/booking-input.ts'
import { openDb } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookingEvents, bookings } from '#server/db/schema/bookings.ts'
import { aBookingInput } from '../../../tests/builders/bookings.ts'
import { aUserContext } from '../../../tests/builders/service-context.ts'
import { addServices } from '../../../tests/builders/services.ts'
import { addUser } from '../../../tests/builders/sign-in.ts'
import { createBooking } from './create-booking.ts'

const db = openDb(env.DB)
await addServices(db)

async function bookAs(user: Awaited<ReturnType<typeof addUser>>) {
  const result = await createBooking(aUserContext(db, user), bookingInputSchema.parse(aBookingInput()))
  if (!result.ok) throw new Error(result.reason)
  const [row] = await db
    .select({ userId: bookings.userId, actorId: bookingEvents.actorId })
    .from(bookings)
    .innerJoin(bookingEvents, eq(bookingEvents.bookingId, bookings.id))
    .where(eq(bookings.code, result.code))
  return row
}

it('a booking by an account that is deleted meanwhile becomes one by a guest', async () => {
  const user = await addUser(db)
  expect(await bookAs(user)).toEqual({ userId: user.id, actorId: user.id })
  await db.delete(users).where(eq(users.id, user.id))
  expect(await bookAs(user)).toEqual({ userId: null, actorId: null })
})
