import { bookingInputSchema, enteredBookingSchema } from '#domains/bookings/booking-input.ts'
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingEvents, bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { createBooking, enterBooking } from './create-booking.ts'

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

it.each([
  ['deleted', (id: number) => db.delete(services).where(eq(services.id, id))],
  ['archived', (id: number) => db.update(services).set({ status: 'archived' }).where(eq(services.id, id))],
  [
    'taken off the booking pages',
    (id: number) => db.update(services).set({ onBooking: false }).where(eq(services.id, id)),
  ],
])('a service that is %s while somebody books it is refused, and nothing is written', async (_, act) => {
  const [first] = await db.select().from(services).limit(1)
  if (!first) throw new Error('there is no service')
  const { id: _id, ...values } = first
  const [service] = await db.insert(services).values(values).returning()
  const serviceId = service?.id ?? 0
  const meanwhile = actingBefore(env.DB, 'insert into "bookings"', () => act(serviceId))
  const input = bookingInputSchema.parse(aBookingInput({ serviceId }))
  const rows = await db.$count(outbox)
  expect(await createBooking(aContext(meanwhile), input)).toEqual({
    ok: false,
    reason: 'service-not-offered',
  })
  expect(await db.$count(bookings, eq(bookings.serviceId, serviceId))).toBe(0)
  expect(await db.$count(outbox)).toBe(rows)
})

it('a booking that is sent again after a lost answer is the same one, also when its service is no longer offered', async () => {
  const input = bookingInputSchema.parse(aBookingInput({ idempotencyKey: crypto.randomUUID() }))
  const book = () => createBooking(aContext(db), input)
  const first = await book()
  const service = eq(services.id, input.serviceId)
  await db.update(services).set({ onBooking: false }).where(service)
  expect(await book()).toEqual({ ...first, isNew: false })
  expect(await createBooking(aContext(db), { ...input, idempotencyKey: 'another' })).toMatchObject({
    ok: false,
  })
  await db.update(services).set({ onBooking: true }).where(service)
})

it('a request that an administrator enters is one when it is sent again, and another when it was corrected', async () => {
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const idempotencyKey = crypto.randomUUID()
  const enter = (clientEmail: string) =>
    enterBooking(context, enteredBookingSchema.parse(aBookingInput({ clientEmail, idempotencyKey })))
  const first = await enter('asha@evrest.example')
  expect(await enter('asha@evrest.example')).toEqual({ ...first, isNew: false })
  const correction = await enter('asha@everest.example')
  const code = correction.ok ? correction.code : ''
  expect(await db.select().from(bookings).where(eq(bookings.code, code))).toMatchObject([
    { clientEmail: 'asha@everest.example' },
  ])
})
