import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { adminBookingDetailSchema } from '#contracts/admin-bookings.ts'
import { bookingFieldList, perField } from '#contracts/booking-fields.ts'
import { bookingRequestSchema } from '#contracts/booking-request.ts'
import { bookingViewSchema, ownBookingsSchema } from '#contracts/bookings.ts'
import { sampleAnswer } from '#content/seed/sample-request.ts'
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
import { addServices } from '../builders/services.ts'
import { addUser } from '../builders/sign-in.ts'
import { controlsNamed, textOf } from './field-tags.ts'

const db = openDb(env.DB)
const siteUrl = 'https://www.agency.example'
const answers = perField(sampleAnswer, sampleAnswer)

beforeEach(async () => {
  await addServices(db)
})

async function send() {
  const user = await addUser(db)
  const request = z.parse(bookingRequestSchema, { serviceId: 1, ...answers })
  const created = await createBooking(db, { request, userId: user.id, siteUrl, now: new Date() })
  if (!created.ok) throw new Error(created.reason)
  return { user, code: created.code }
}

test('the form for pages without script asks for every field again, with what was entered', async () => {
  const html = String(await formPage(bookingForm, { message: 'No.', values: answers }))
  const text = textOf(html)
  for (const field of bookingFieldList) {
    const [control = 'no control'] = controlsNamed(html, field.name)
    expect(control).toContain(`name="${field.name}"`)
    expect(control.includes(' required')).toBe(!field.isOptional)
    if ('charsMax' in field) expect(control).toContain(`maxlength="${field.charsMax}"`)
    expect(text).toContain(field.label)
    expect(html).toContain(answers[field.name])
  }
})

test("the agency's email has every answer", async () => {
  await send()
  const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, site.email))
  for (const { name, control, shortLabel } of bookingFieldList) {
    expect(mail?.body).toContain(
      control === 'textarea' ? answers[name] : `\n${shortLabel}: ${answers[name]}\n`,
    )
  }
})

test('the CSV export has a column for every field, with its answer', async () => {
  const { user } = await send()
  const asked = { filter: {}, sort: 'newest', readerId: user.id, now: new Date() } as const
  const exported = await exportBookings(db, asked, { actor: user, origin: siteUrl })
  if (!exported.ok) throw new Error(exported.reason)
  const [header = '', row = ''] = exported.csv.split('\r\n')
  for (const { name, shortLabel } of bookingFieldList) {
    expect(header.split(',')).toContain(shortLabel)
    expect(row).toContain(answers[name])
  }
})

test('the export of an account has every answer by its name', async () => {
  const { user } = await send()
  const session = { tokenHash: '', user, expiresAt: new Date() }
  const { bookings: [exported] = [] } = await exportAccount(db, session, new Date())
  expect(exported).toMatchObject(answers)
})

test('the owner, their list and the back office are answered with every answer', async () => {
  const { user, code } = await send()
  const view = z.parse(bookingViewSchema, await findBooking(db, code, user))
  expect(view).toMatchObject(answers)
  expect(z.parse(adminBookingDetailSchema, await readBooking(db, code, user.id))).toMatchObject(answers)
  const [listed] = z.parse(ownBookingsSchema, await listBookingsOfUser(db, user.email))
  const { contactName: _, ...others } = answers
  expect(listed).toMatchObject(others)
})

test('a stranger sees of an answer what the list says, and a deleted account takes its own answers with it', async () => {
  const { user, code } = await send()
  const seen = z.parse(bookingViewSchema, await findBooking(db, code, null))
  for (const { name, strangersSee } of bookingFieldList) {
    if (strangersSee === 'everything') expect(seen[name]).toBe(answers[name])
    else expect(seen[name] ?? '').not.toContain(answers[name])
  }
  await deleteAccount(db, { user, passwordHash: user.passwordHash, siteUrl, now: new Date() })
  const [kept] = await db.select().from(bookings).where(eq(bookings.code, code))
  for (const { name, onAccountDeletion } of bookingFieldList) {
    if (onAccountDeletion === 'keep') expect(kept?.[name]).toBe(answers[name])
    else expect(kept?.[name] ?? '').not.toContain(answers[name])
  }
})
