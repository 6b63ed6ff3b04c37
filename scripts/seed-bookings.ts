import { eq } from 'drizzle-orm'
import { seedBookings } from '#content/seed/bookings.ts'
import { createBooking } from '#server/bookings/create-booking.ts'
import { changeBooking } from '#server/bookings/change-booking.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookings } from '#server/db/schema/bookings.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Gives the demo client one booking of each status where that client has none. They go the way that real ones go. */
export async function seedClientBookings(db: Db): Promise<number> {
  const accounts = await db.select().from(users)
  const client = accounts.find(({ username }) => username === 'demo-client')
  const admin = accounts.find(({ username }) => username === 'demo-admin')
  if (!client || !admin) throw new Error('The demo accounts were not made.')
  const [existing] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.userId, client.id))
    .limit(1)
  if (existing) return 0

  for (const { way, daysAgo, ...answers } of seedBookings) {
    const sentAt = new Date(Date.now() - daysAgo * dayMs)
    const request = {
      ...answers,
      companyName: 'Everest Outfitters',
      contactName: client.name,
      clientEmail: client.email,
    }
    const created = await createBooking(db, { request, userId: client.id, now: sentAt })
    if (!created.ok) throw new Error(`The service ${answers.serviceId} cannot be booked.`)
    for (const [step, to] of way.entries()) {
      const now = new Date(sentAt.getTime() + (step + 1) * dayMs)
      const moved = await changeBooking(db, { code: created.code, status: to, actorId: admin.id, now })
      if (!moved.ok) throw new Error(`A booking of the seed could not become ${to}.`)
    }
  }
  return seedBookings.length
}
