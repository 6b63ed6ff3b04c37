import { allQuestions } from '#content/booking/booking-fields.ts'
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { adminBookingDetailSchema } from '#contracts/admin-bookings.ts'
import { bookingViewSchema } from '#contracts/bookings.ts'
import type { ServiceAnswer } from '#contracts/service-questions.ts'
import { deleteAccount } from '#domains/identity/account/delete-account.ts'
import { exportAccount } from '#domains/identity/account/export-account.ts'
import { formatNumber } from '#shared/formats.ts'
import { listSeparator } from '#platform/csv/write-csv.ts'
import { openDb } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { site } from '#site.config.ts'
import { aBookingInput, addBooking } from '#tests/builders/bookings.ts'
import { aSessionOf } from '#tests/builders/second-factors.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { startFromNothing } from '#tests/worker/clean-slate.ts'
import { createBooking } from './create-booking.ts'
import { exportBookings } from './export-bookings.ts'
import { findBooking } from './find-booking.ts'
import { readBooking } from './read-booking.ts'

const db = openDb(env.DB)
const serviceAnswers: ServiceAnswer[] = [
  { question: 'Where do you sell?', kind: 'choice', answer: 'In shops', strangersSee: 'everything' },
  { question: 'Shops in your region', kind: 'number', answer: '1200', strangersSee: 'everything' },
  { question: 'Who runs them?', kind: 'long-text', answer: 'Asha.\nAnd Binod.', strangersSee: 'nothing' },
]
const shownAnswers = serviceAnswers.map(({ strangersSee: _, ...answer }) => answer)

beforeEach(startFromNothing)

async function aSentBooking() {
  const user = await addUser(db)
  const input = { ...aBookingInput({ notes: 'Soon.' }), serviceAnswers }
  const result = await createBooking(aUserContext(db, user), input)
  if (!result.ok) throw new Error(result.reason)
  return { user, code: result.code }
}

it('owner and agency see the answers in the words of the day they were given', async () => {
  const { user, code } = await aSentBooking()
  const own = z.parse(bookingViewSchema, await findBooking(aUserContext(db, user), code))
  expect(own.serviceAnswers).toEqual(shownAnswers)
  const admin = await addUser(db, { role: 'admin' })
  const detail = z.parse(adminBookingDetailSchema, await readBooking(aUserContext(db, admin), code))
  expect(detail.serviceAnswers).toEqual(shownAnswers)
})

it('somebody who has only the code cannot read answers that are hidden from strangers', async () => {
  const { code } = await aSentBooking()
  const view = z.parse(bookingViewSchema, await findBooking(aContext(db), code))
  expect(view.serviceAnswers?.map(({ answer }) => answer)).toEqual(['In shops', '1200', null])
  expect(JSON.stringify(view)).not.toContain('Binod')
})

it('the agency’s email lists the answers, long ones with a heading', async () => {
  await aSentBooking()
  const [email] = await db.select().from(outbox).where(eq(outbox.recipient, site.email))
  expect(email?.body).toContain(
    `\nWhere do you sell? In shops\nShops in your region: ${formatNumber(1200)}\n`,
  )
  expect(email?.body).toContain('\n\nWho runs them?\n\n> Asha.\n> And Binod.\n\n')
})

it('the CSV export has a column for each current question, and one for earlier questions', async () => {
  const { user } = await aSentBooking()
  await addBooking(db, { companyName: 'No answers' })
  const csvExport = await exportBookings(aUserContext(db, user), { filter: {}, sort: 'oldest' })
  if (!csvExport.ok) throw new Error(csvExport.reason)
  let csv = ''
  for await (const piece of csvExport.csv) csv += piece
  const [header = ''] = csv.split('\r\n')
  for (const { label } of allQuestions()) expect(header).toContain(label)
  expect(header).toContain(`${listSeparator}Earlier questions${listSeparator}`)
  expect(csv).toContain(
    '"Where do you sell? In shops\nShops in your region: 1200\nWho runs them? Asha.\nAnd Binod."',
  )
})

it('the export of an account has the answers, and its deletion erases them', async () => {
  const { user, code } = await aSentBooking()
  const accountExport = await exportAccount(aContext(db), aSessionOf(user))
  if (!accountExport.ok) throw new Error(accountExport.reason)
  expect(accountExport.data.bookings).toMatchObject([
    { serviceAnswers: [{ question: 'Where do you sell?', answer: 'In shops' }, {}, {}] },
  ])
  await deleteAccount(aUserContext(db, user), user.passwordHash)
  const [keptBooking] = await db.select().from(bookings).where(eq(bookings.code, code))
  expect(keptBooking).toMatchObject({ clientEmail: '', serviceAnswers: null })
})

it('links in answers count as links in the notes do', async () => {
  const answer = 'https://a.example https://b.example https://c.example'
  const spam = [{ ...serviceAnswers[0], answer }] as ServiceAnswer[]
  const result = await createBooking(aContext(db), { ...aBookingInput(), serviceAnswers: spam })
  if (!result.ok) throw new Error(result.reason)
  const [row] = await db.select().from(bookings).where(eq(bookings.code, result.code))
  expect(row?.spamSign).toBe('links')
})
