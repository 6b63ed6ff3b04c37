import { and, eq } from 'drizzle-orm'
import { type SeedBooking, seedBookings } from '#content/seed/bookings.ts'
import { seedServices } from '#content/seed/services.ts'
import { sampleBookingOf } from '#content/seed/sample-booking.ts'
import { changeBooking } from '#domains/bookings/change-booking.ts'
import { insertBooking } from '#domains/bookings/create-booking.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingMessages, bookings } from '#platform/db/schema/bookings.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const companyName = 'Everest Outfitters'

interface People {
  client: typeof users.$inferSelect
  admin: typeof users.$inferSelect
}

export async function seedClientBookings(context: ServiceContext): Promise<number> {
  const { db } = context
  const accounts = await db.select().from(users)
  const client = accounts.find(({ username }) => username === 'demo-client')
  const admin = accounts.find(({ username }) => username === 'demo-admin')
  if (!client || !admin) throw new Error('The demo accounts do not exist.')
  const people = { client, admin }

  let addedCount = 0
  for (const booking of bookableBookings()) {
    const matchesSeed = and(
      eq(bookings.userId, client.id),
      eq(bookings.serviceId, booking.serviceId),
      eq(bookings.companyName, companyName),
    )
    const [existing] = await db.select({ id: bookings.id }).from(bookings).where(matchesSeed).limit(1)
    if (!existing) {
      await addBooking(context, booking, people)
      addedCount += 1
    }
    const [row] = await db.select().from(bookings).where(matchesSeed).orderBy(bookings.id).limit(1)
    if (!row) throw new Error(`The booking of service ${booking.serviceId} was not created.`)
    await setDate(context, row, booking, people)
    await addMessages(db, row.id, booking, people)
  }
  return addedCount
}

export function bookableBookings(services = seedServices): SeedBooking[] {
  const offeredIds = services.flatMap(({ id, onBooking }) => (onBooking ? [id] : []))
  const free = offeredIds.filter((id) => seedBookings.every(({ serviceId }) => serviceId !== id))
  return seedBookings.flatMap((booking) => {
    const serviceId = offeredIds.includes(booking.serviceId) ? booking.serviceId : free.shift()
    return serviceId === undefined ? [] : [{ ...booking, serviceId }]
  })
}

async function addBooking(
  context: ServiceContext,
  { way: transitions, daysAgo, ...fields }: SeedBooking,
  { client, admin }: People,
) {
  const sentAt = new Date(Date.now() - daysAgo * dayMs)
  const { serviceId, preferredTimeline, budget, notes } = fields
  const input = {
    ...sampleBookingOf(serviceId),
    preferredTimeline,
    budget,
    notes,
    companyName,
    contactName: client.name,
    clientEmail: client.email,
  }
  const serviceAnswers = input.serviceAnswers?.filter(({ kind }) => kind === 'choice')
  const result = await insertBooking(
    { ...context, now: sentAt },
    { input: { ...input, serviceAnswers }, userId: client.id },
  )
  if (!result.ok) throw new Error(`The service ${serviceId} cannot be booked.`)
  for (const [step, status] of transitions.entries()) {
    const now = new Date(sentAt.getTime() + (step + 1) * dayMs)
    const change = await changeBooking(
      { ...context, now, user: admin },
      { code: result.code, status, ownerId: client.id, isByClient: false },
    )
    if (!change.ok) throw new Error(`A seeded booking could not become ${status}.`)
  }
}

async function setDate(
  context: ServiceContext,
  { code, status, confirmedFor }: typeof bookings.$inferSelect,
  { confirmedInDays }: SeedBooking,
  { client, admin }: People,
) {
  if (confirmedInDays === undefined || status !== 'confirmed' || confirmedFor) return
  const { now } = context
  const date = new Date(now.getTime() + confirmedInDays * dayMs)
  date.setUTCHours(15, 0, 0, 0)
  const change = await changeBooking(
    { ...context, user: admin },
    { code, confirmedFor: date, ownerId: client.id, isByClient: false },
  )
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
