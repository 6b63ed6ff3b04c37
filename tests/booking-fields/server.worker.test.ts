import { bookingFieldList } from '#content/booking/booking-fields.ts'
import { bookingInputSchema } from '#domains/bookings/booking-input.ts'
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { adminBookingDetailSchema } from '#contracts/admin-bookings.ts'
import { perField } from '#contracts/booking-fields.ts'
import { bookingViewSchema, ownBookingsSchema } from '#contracts/bookings.ts'
import { sampleAnswers as answers } from '#content/seed/sample-booking.ts'
import { site } from '#site.config.ts'
import { deleteAccount } from '#domains/identity/account/delete-account.ts'
import { exportAccount } from '#domains/identity/account/export-account.ts'
import { createBooking } from '#domains/bookings/create-booking.ts'
import { listSeparator } from '#platform/csv/write-csv.ts'
import { exportBookings } from '#domains/bookings/export-bookings.ts'
import { findBooking } from '#domains/bookings/find-booking.ts'
import { listBookingsOfUser } from '#domains/bookings/own-bookings.ts'
import { readBooking } from '#domains/bookings/read-booking.ts'
import { openDb } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { aSessionOf } from '#tests/builders/second-factors.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'

const db = openDb(env.DB)
let sentBooking: Awaited<ReturnType<typeof sendRequest>>

async function sendRequest() {
  const user = await addUser(db)
  const input = z.parse(bookingInputSchema, { serviceId: 1, ...answers })
  const booking = await createBooking(aUserContext(db, user), input)
  if (!booking.ok) throw new Error(booking.reason)
  return { user, code: booking.code }
}

beforeAll(async () => {
  await addServices(db)
  sentBooking = await sendRequest()
})

test('optional fields may be left blank, as a form sends them', () => {
  const minimalInput = {
    serviceId: 1,
    ...perField(
      (name) => answers[name],
      () => undefined,
    ),
  }
  const sentByForm = {
    serviceId: 1,
    ...perField(
      (name) => answers[name],
      () => '',
    ),
  }
  expect(z.parse(bookingInputSchema, sentByForm)).toEqual(z.parse(bookingInputSchema, minimalInput))
})

test.each(bookingFieldList)(
  "the agency's email has $name: $shortLabel",
  async ({ name, control, shortLabel }) => {
    const [queuedEmail] = await db.select().from(outbox).where(eq(outbox.recipient, site.email))
    expect(queuedEmail?.body).toContain(
      control === 'textarea' ? answers[name] : `\n${shortLabel}: ${answers[name]}\n`,
    )
  },
)

test.each(bookingFieldList)(
  'the CSV export has a column for $name: $shortLabel',
  async ({ name, shortLabel }) => {
    const bookingsExport = await exportBookings(aUserContext(db, sentBooking.user), {
      filter: {},
      sort: 'newest',
    })
    if (!bookingsExport.ok) throw new Error(bookingsExport.reason)
    const [header = '', row = ''] = (await joinPieces(bookingsExport.csv)).split('\r\n')
    expect(header.split(listSeparator)).toContain(shortLabel)
    expect(row).toContain(answers[name])
  },
)

test('an answer that is no longer offered is found, shown and exported as its client chose it', async () => {
  const chosenAnswers = { preferredTimeline: 'Before the harvest', budget: 'Under ₹50,000' }
  const { code } = await addBooking(db, { ...chosenAnswers, companyName: 'Vineyard Longago' })
  const context = aUserContext(db, sentBooking.user)
  expect(await findBooking(context, code)).toMatchObject({
    ...chosenAnswers,
    companyName: 'Vineyard Longago',
  })
  expect(await readBooking(context, code)).toMatchObject(chosenAnswers)
  const filter = { status: 'pending', search: 'longago' } as const
  const bookingsExport = await exportBookings(context, { filter, sort: 'newest' })
  if (!bookingsExport.ok) throw new Error(bookingsExport.reason)
  const rows = (await joinPieces(bookingsExport.csv)).trim().split('\r\n').slice(1)
  expect(rows).toEqual([expect.stringMatching(/[,;]Before the harvest[,;](.*[,;])?"Under ₹50,000"[,;]/)])
})

test.each(bookingFieldList)('the export of an account has $name', async ({ name }) => {
  const accountExport = await exportAccount(aContext(db), aSessionOf(sentBooking.user))
  if (!accountExport.ok) throw new Error(accountExport.reason)
  expect(accountExport.data.bookings).toMatchObject([{ [name]: answers[name] }])
})

test.each(bookingFieldList)('owner and back office are answered with $name', async ({ name }) => {
  const { user, code } = sentBooking
  const view = z.parse(bookingViewSchema, await findBooking(aUserContext(db, user), code))
  expect(view[name]).toBe(answers[name])
  const detail = z.parse(adminBookingDetailSchema, await readBooking(aUserContext(db, user), code))
  expect(detail[name]).toBe(answers[name])
  const [ownBooking] = z.parse(
    ownBookingsSchema,
    await listBookingsOfUser(aContext(db), { email: user.email }),
  )
  if (name !== 'contactName') expect(ownBooking?.[name]).toBe(answers[name])
})

test.each(bookingFieldList)(
  'a stranger sees as much of $name as the list says',
  async ({ name, strangersSee }) => {
    const view = z.parse(bookingViewSchema, await findBooking(aContext(db), sentBooking.code))
    if (strangersSee === 'everything') expect(view[name]).toBe(answers[name])
    else expect(view[name] ?? '').not.toContain(answers[name])
  },
)

test('deleting an account erases the answers that the list names', async () => {
  const { user, code } = await sendRequest()
  await deleteAccount(aUserContext(db, user), user.passwordHash)
  const [bookingRow] = await db.select().from(bookings).where(eq(bookings.code, code))
  for (const { name, onAccountDeletion } of bookingFieldList) {
    if (onAccountDeletion === 'keep') expect(bookingRow?.[name]).toBe(answers[name])
    else expect(bookingRow?.[name] ?? '').not.toContain(answers[name])
  }
})

async function joinPieces(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
