import { and, eq } from 'drizzle-orm'
import { type SeedBooking, seedBookings } from '#content/seed/bookings.ts'
import { changeBooking } from '#server/bookings/change-booking.ts'
import { createBooking } from '#server/bookings/create-booking.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { bookingMessages, bookings } from '#server/db/schema/bookings.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const companyName = 'Everest Outfitters'
const siteUrl = process.env.SITE_URL || 'http://localhost:8788'

interface People {
  client: typeof users.$inferSelect
  admin: typeof users.$inferSelect
}

/**
 * Adds the demo client's missing bookings, one for each status, through the same verbs as real bookings. The confirmed
 * one also gets a date and messages if it has none.
 * @returns the number of bookings added
 */
export async function seedClientBookings(db: Db): Promise<number> {
  const accounts = await db.select().from(users)
  const client = accounts.find(({ username }) => username === 'demo-client')
  const admin = accounts.find(({ username }) => username === 'demo-admin')
  if (!client || !admin) throw new Error('The demo accounts do not exist.')
  const people = { client, admin }

  let added = 0
  for (const booking of seedBookings) {
    const matchesSeed = and(
      eq(bookings.userId, client.id),
      eq(bookings.serviceId, booking.serviceId),
      eq(bookings.companyName, companyName),
    )
    const [existing] = await db.select({ id: bookings.id }).from(bookings).where(matchesSeed).limit(1)
    if (!existing) {
      await addBooking(db, booking, people)
      added += 1
    }
    const [row] = await db.select().from(bookings).where(matchesSeed).orderBy(bookings.id).limit(1)
    if (!row) throw new Error(`The booking of service ${booking.serviceId} was not created.`)
    await setDate(db, row, booking, admin.id)
    await addMessages(db, row.id, booking, people)
  }
  return added
}

async function addBooking(
  db: Db,
  { way: transitions, daysAgo, ...fields }: SeedBooking,
  { client, admin }: People,
) {
  const sentAt = new Date(Date.now() - daysAgo * dayMs)
  const { serviceId, preferredTimeline, budget, notes } = fields
  const request = {
    serviceId,
    preferredTimeline,
    budget,
    notes,
    companyName,
    contactName: client.name,
    clientEmail: client.email,
  }
  const result = await createBooking(db, { request, userId: client.id, address: null, siteUrl, now: sentAt })
  if (!result.ok) throw new Error(`The service ${serviceId} cannot be booked.`)
  for (const [step, status] of transitions.entries()) {
    const now = new Date(sentAt.getTime() + (step + 1) * dayMs)
    const change = await changeBooking(db, { code: result.code, status, actorId: admin.id, siteUrl, now })
    if (!change.ok) throw new Error(`A seeded booking could not become ${status}.`)
  }
}

async function setDate(
  db: Db,
  { code, status, confirmedFor }: typeof bookings.$inferSelect,
  { confirmedInDays }: SeedBooking,
  actorId: number,
) {
  if (confirmedInDays === undefined || status !== 'confirmed' || confirmedFor) return
  const now = new Date()
  const date = new Date(now.getTime() + confirmedInDays * dayMs)
  date.setUTCHours(15, 0, 0, 0)
  const change = await changeBooking(db, { code, confirmedFor: date, actorId, siteUrl, now })
  if (!change.ok) throw new Error('A seeded booking could not be given a date.')
}

async function addMessages(db: Db, bookingId: number, { messages }: SeedBooking, { client, admin }: People) {
  if (!messages || (await db.$count(bookingMessages, eq(bookingMessages.bookingId, bookingId))) > 0) return
  const ids: number[] = []
  for (const { from, hoursAgo, body } of messages) {
    const [message] = await db
      .insert(bookingMessages)
      .values({
        bookingId,
        authorId: from === 'agency' ? admin.id : client.id,
        fromAgency: from === 'agency',
        body,
        createdAt: new Date(Date.now() - hoursAgo * hourMs),
      })
      .returning({ id: bookingMessages.id })
    if (message) ids.push(message.id)
  }
  const lastRead = ids.at(-2) ?? 0
  await db
    .update(bookings)
    .set({ clientReadId: lastRead, agencyReadId: lastRead })
    .where(eq(bookings.id, bookingId))
}
