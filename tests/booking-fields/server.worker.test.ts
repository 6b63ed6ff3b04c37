import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { adminBookingDetailSchema } from '#contracts/admin-bookings.ts'
import { askedFieldList, bookingFieldList, perField } from '#contracts/booking-fields.ts'
import { bookingInputSchema } from '#contracts/booking-input.ts'
import { bookingViewSchema, ownBookingsSchema } from '#contracts/bookings.ts'
import { sampleAnswer } from '#content/seed/sample-booking.ts'
import { site } from '#site.config.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { exportAccount } from '#server/account/export-account.ts'
import { createBooking } from '#server/bookings/create-booking.ts'
import { exportBookings } from '#server/bookings/export-bookings.ts'
import { findBooking } from '#server/bookings/find-booking.ts'
import { bookingForm } from '#server/bookings/form.ts'
import { listBookingsOfUser } from '#server/bookings/list-of-user.ts'
import { readBooking } from '#server/bookings/read-booking.ts'
import { openDb } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { outbox } from '#server/db/schema/outbox.ts'
import { formPage } from '#server/http/form-page.ts'
import { addBooking } from '../builders/bookings.ts'
import { aSessionOf } from '../builders/second-factors.ts'
import { aContext, aUserContext } from '../builders/service-context.ts'
import { addServices } from '../builders/services.ts'
import { addUser } from '../builders/sign-in.ts'
import { controlsNamed, textOf } from './field-tags.ts'

const db = openDb(env.DB)
const answers = perField(sampleAnswer, sampleAnswer)
let sent: Awaited<ReturnType<typeof sendRequest>>

async function sendRequest() {
  const user = await addUser(db)
  const input = z.parse(bookingInputSchema, { serviceId: 1, ...answers })
  const created = await createBooking(aUserContext(db, user), input)
  if (!created.ok) throw new Error(created.reason)
  return { user, code: created.code }
}

beforeAll(async () => {
  await addServices(db)
  sent = await sendRequest()
})

test('optional fields may be left blank, as a form sends them', () => {
  const given = { serviceId: 1, ...perField(sampleAnswer, () => undefined) }
  const sentByForm = { serviceId: 1, ...perField(sampleAnswer, () => '') }
  expect(z.parse(bookingInputSchema, sentByForm)).toEqual(z.parse(bookingInputSchema, given))
})

test.each(askedFieldList)('the form for pages without script asks for $name: $label', async (field) => {
  const html = String(
    await formPage(await bookingForm(aContext(db), {}), { message: 'No.', values: answers }),
  )
  const [control = 'no control'] = controlsNamed(html, field.name)
  expect(control).toContain(`name="${field.name}"`)
  expect(control.includes(' required')).toBe(!field.isOptional)
  if ('charsMax' in field) expect(control).toContain(`maxlength="${field.charsMax}"`)
  expect(textOf(html)).toContain(field.label)
  expect(html).toContain(answers[field.name])
})

test.each(bookingFieldList.filter(({ isAsked }) => isAsked === false))(
  'the form for pages without script does not ask for $name',
  async ({ name }) => {
    const html = String(
      await formPage(await bookingForm(aContext(db), {}), { message: 'No.', values: answers }),
    )
    expect(controlsNamed(html, name)).toEqual([])
  },
)

test.each(bookingFieldList)(
  "the agency's email has $name: $shortLabel",
  async ({ name, control, shortLabel }) => {
    const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, site.email))
    expect(mail?.body).toContain(
      control === 'textarea' ? answers[name] : `\n${shortLabel}: ${answers[name]}\n`,
    )
  },
)

test.each(bookingFieldList)(
  'the CSV export has a column for $name: $shortLabel',
  async ({ name, shortLabel }) => {
    const exported = await exportBookings(aUserContext(db, sent.user), { filter: {}, sort: 'newest' })
    if (!exported.ok) throw new Error(exported.reason)
    const [header = '', row = ''] = (await joined(exported.csv)).split('\r\n')
    expect(header.split(',')).toContain(shortLabel)
    expect(row).toContain(answers[name])
  },
)

test('an answer that is no longer offered is found, shown and exported as its client chose it', async () => {
  const chosen = { preferredTimeline: 'Before the harvest', budget: 'Under ₹50,000' }
  const { code } = await addBooking(db, { ...chosen, companyName: 'Vineyard Longago' })
  const context = aUserContext(db, sent.user)
  expect(await findBooking(context, code)).toMatchObject({ ...chosen, companyName: 'Vineyard Longago' })
  expect(await readBooking(context, code)).toMatchObject(chosen)
  const filter = { status: 'pending', search: 'longago' } as const
  const exported = await exportBookings(context, { filter, sort: 'newest' })
  if (!exported.ok) throw new Error(exported.reason)
  const rows = (await joined(exported.csv)).trim().split('\r\n').slice(1)
  expect(rows).toEqual([expect.stringContaining('Before the harvest,"Under ₹50,000"')])
})

test.each(bookingFieldList)('the export of an account has $name', async ({ name }) => {
  const exported = await exportAccount(aContext(db), aSessionOf(sent.user))
  if (!exported.ok) throw new Error(exported.reason)
  expect(exported.data.bookings).toMatchObject([{ [name]: answers[name] }])
})

test.each(bookingFieldList)('owner and back office are answered with $name', async ({ name }) => {
  const { user, code } = sent
  const view = z.parse(bookingViewSchema, await findBooking(aUserContext(db, user), code))
  expect(view[name]).toBe(answers[name])
  const detail = z.parse(adminBookingDetailSchema, await readBooking(aUserContext(db, user), code))
  expect(detail[name]).toBe(answers[name])
  const [listed] = z.parse(ownBookingsSchema, await listBookingsOfUser(aContext(db), user.email))
  if (name !== 'contactName') expect(listed?.[name]).toBe(answers[name])
})

test.each(bookingFieldList)(
  'a stranger sees as much of $name as the list says',
  async ({ name, strangersSee }) => {
    const seen = z.parse(bookingViewSchema, await findBooking(aContext(db), sent.code))
    if (strangersSee === 'everything') expect(seen[name]).toBe(answers[name])
    else expect(seen[name] ?? '').not.toContain(answers[name])
  },
)

test('deleting an account erases the answers that the list names', async () => {
  const { user, code } = await sendRequest()
  await deleteAccount(aUserContext(db, user), user.passwordHash)
  const [kept] = await db.select().from(bookings).where(eq(bookings.code, code))
  for (const { name, onAccountDeletion } of bookingFieldList) {
    if (onAccountDeletion === 'keep') expect(kept?.[name]).toBe(answers[name])
    else expect(kept?.[name] ?? '').not.toContain(answers[name])
  }
})

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}
