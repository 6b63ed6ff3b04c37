import { bookingInputSchema } from '#domains/bookings/booking-input.ts'
import { applyD1Migrations, env } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { linkTtlSeconds } from '#domains/identity/auth/email-links.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { openDb } from '#platform/db/open.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { createCode } from '#domains/bookings/codes.ts'
import { addBooking, aBookingInput } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { dropTables } from '#tests/worker/clean-slate.ts'
import {
  appointmentEmail,
  bookingReceivedEmail,
  claimLinkEmail,
  statusEmail,
} from '#domains/bookings/booking-emails.ts'
import { outboxMailer } from './mailer.ts'
import { agencyWrote, clientWrote } from '#domains/messages/message-emails.ts'
import { bulkNoticeStatements } from './notify-in-bulk.ts'

const db = openDb(env.DB)
const siteUrl = 'https://www.example.com'
const contact = { email: 'asha@everest.example', name: null, userId: null }
const always = sql`1`

beforeEach(async () => {
  await addServices(db)
  await db.delete(outbox)
})

it('every email about a booking is stored with that booking, whatever its words', async () => {
  const { id, code } = await addBooking(db, {})
  await addBooking(db, {})
  const details = { code, contact, service: 'A service', clientTimeZone: null, siteUrl }
  const changedBooking = {
    ...details,
    companyName: 'Everest Outfitters',
    appointmentBefore: null,
    confirmedFor: new Date(),
    sequence: 1,
    changedAt: new Date(),
  }
  const emails = [
    ...bookingReceivedEmail({ ...details, answers: bookingInputSchema.parse(aBookingInput()) }),
    claimLinkEmail({ code, to: contact.email, token: 'token', siteUrl }),
    statusEmail(changedBooking, 'confirmed'),
    appointmentEmail(changedBooking),
    agencyWrote({ ...details, token: 'token' }),
    clientWrote({ code, contact, companyName: 'Everest Outfitters', contactName: 'Asha Rai', siteUrl }),
  ]
  for (const email of emails) await outboxMailer(db).queue({ ...email, body: 'No code.' }, always)
  await batchNamed(db, {
    bulk: bulkNoticeStatements(db, {
      bulkId: 'bulk',
      sendAfter: new Date(),
      emails: [{ bookingId: id, email: statusEmail(changedBooking, 'cancelled') }],
      due: sql`select ${id}`,
    }),
  })
  const rows = await db.select({ bookingId: outbox.bookingId }).from(outbox)
  expect(rows).toEqual(Array.from({ length: emails.length + 1 }, () => ({ bookingId: id })))
})

it('an email about an account belongs to no booking', async () => {
  await addBooking(db, {})
  await outboxMailer(db).queue({ to: 'a@b.example', subject: 'x', body: 'x', kind: 'notice' }, always)
  expect(await db.select({ bookingId: outbox.bookingId }).from(outbox)).toEqual([{ bookingId: null }])
})

it('an email is stored with its expiry: half an hour for a password link, three days for news', async () => {
  const mailer = outboxMailer(db)
  const email = { to: 'asha@example.com', subject: 'x', body: 'x' }
  await mailer.queue({ ...email, kind: 'account-link' }, always)
  await mailer.queue({ ...email, kind: 'notice' }, always)
  const rows = await db.select().from(outbox).orderBy(outbox.id)
  const lifetimes = rows.map(({ createdAt, expiresAt }) => Number(expiresAt) - Number(createdAt))
  expect(lifetimes).toEqual([linkTtlSeconds * 1000, 3 * 24 * 3_600_000])
})

it('an upgrade gives the stored emails their bookings by the code of their link', async () => {
  await dropTables(env.DB)
  await applyD1Migrations(
    env.DB,
    env.TEST_MIGRATIONS.filter(({ name }) => !name.startsWith('0011')),
  )
  const [first, second] = [createCode(), createCode()]
  const texts = {
    link: `Hello - we got it.\n\n${siteUrl}/booking/confirmation/${formatCode(first)}\n\nGood-bye`,
    code: `${formatCode(second)} was asked for.`,
    quoted: `Like ${formatCode(first)}, please.\n${siteUrl}/admin/contact-submissions/request?code=${formatCode(second)}`,
    unknown: `Code: ${formatCode(createCode())}`,
    none: 'a-b--c - well-known-long-text-with-dashes-',
  }
  for (const [subject, body] of Object.entries(texts))
    await env.DB.prepare(
      `insert into outbox (recipient, subject, body, created_at) values ('a@b.example', ?, ?, 1)`,
    )
      .bind(subject, body)
      .run()
  await addServices(db)
  const ids = [(await addBooking(db, { code: first })).id, (await addBooking(db, { code: second })).id]
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)
  const rows = await db.select({ subject: outbox.subject, bookingId: outbox.bookingId }).from(outbox)
  expect(Object.fromEntries(rows.map(({ subject, bookingId }) => [subject, bookingId]))).toEqual({
    link: ids[0],
    code: ids[1],
    quoted: ids[1],
    unknown: null,
    none: null,
  })
})
