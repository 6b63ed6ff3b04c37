import { bookingInputSchema } from '#domains/bookings/booking-input.ts'
import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { seedServices } from '#content/seed/services.ts'
import { createBooking } from '#domains/bookings/create-booking.ts'
import { serviceIsBookable, insertContentServices } from './bookable-services.ts'
import { openDb } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { aService } from '#tests/builders/services.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { startFromNothing } from '#tests/worker/clean-slate.ts'
import { listServices } from './admin-services.ts'
import { readSiteContent } from './read-site-content.ts'

const db = openDb(env.DB)
const context = aContext(db)
const contentIds = seedServices.map(({ id }) => id)
const bookable = seedServices.find(({ onBooking }) => onBooking)?.id ?? 0

beforeEach(startFromNothing)

it.each([
  ['the public pages', async () => (await readSiteContent(context)).services.map(({ id }) => id)],
  ['the back office', async () => (await listServices(context)).map(({ id }) => id)],
])('%s show the services of the content in a database that never had one', async (_, ids) => {
  expect(await ids()).toEqual(contentIds)
})

it('a new database can be booked at once', async () => {
  expect(await serviceIsBookable(context, bookable)).toBe(true)
  await startFromNothing()
  const input = bookingInputSchema.parse(aBookingInput({ serviceId: bookable }))
  expect(await createBooking(context, input)).toMatchObject({ ok: true, isNew: true })
  expect(await db.$count(bookings)).toBe(1)
})

it('first readers at the same moment insert each service once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => readSiteContent(context)))
  expect(await db.$count(services)).toBe(seedServices.length)
})

it('services that an administrator deleted stay deleted', async () => {
  await readSiteContent(context)
  await db.delete(services)
  expect((await readSiteContent(context)).services).toEqual([])
  expect(await serviceIsBookable(context, bookable)).toBe(false)
  expect(await db.$count(services)).toBe(0)
})

it('any number of services is inserted', async () => {
  const many = Array.from({ length: 120 }, (_, index) => aService({ id: index + 1 }))
  expect(await insertContentServices(context, many)).toBe(many.length)
  expect(await db.$count(services)).toBe(many.length)
})

it('content without a service inserts nothing and fails nothing', async () => {
  expect(await insertContentServices(context, [])).toBe(0)
  expect(await db.$count(services)).toBe(0)
})
