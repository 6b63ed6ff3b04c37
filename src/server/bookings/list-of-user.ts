import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Booking } from '#contracts/bookings.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { toBooking } from './booking-row.ts'

/**
 * The bookings made under an account or claimed by it, newest first. What guests sent with the same e-mail is not
 * among them: anybody can write any address into the form (decisions, Client area).
 * @param email of the account, lowercased
 */
export async function listBookingsOfUser(db: Db, email: string): Promise<Booking[]> {
  const rows = await db
    .select(getTableColumns(bookings))
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(eq(users.email, email))
    .orderBy(desc(bookings.id))
  return rows.map(toBooking)
}
