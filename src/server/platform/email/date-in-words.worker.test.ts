import { bookingInputSchema } from '#domains/bookings/booking-input.ts'
import { env } from 'cloudflare:test'
import { and, asc, eq, ne } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { queueReminders } from '#domains/bookings/reminders.ts'
import { openDb } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { dateInWords } from './letter.ts'
import { heldTimeTexts, timeLostTexts } from '#content/emails/bookings.ts'
import { dayReminderTexts } from '#content/emails/reminders.ts'
import { site } from '#site.config.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { anyWords, patternOf } from '#tests/builders/email-pattern.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { changeInBulk } from '#domains/bookings/bulk-change.ts'
import { changeBooking } from '#domains/bookings/change-booking.ts'
import { createBooking } from '#domains/bookings/create-booking.ts'
import { deleteBooking } from '#domains/bookings/delete-booking.ts'
import { moveAppointment } from '#domains/bookings/move-appointment.ts'

const db = openDb(env.DB)
const hourMs = 60 * 60_000
const start = new Date('2027-01-11T08:00:00Z')
const ten = new Date('2027-01-20T10:00:00Z')
const eleven = new Date('2027-01-20T11:00:00Z')
const inKathmandu = '15:45 (Kathmandu time)'
const inLisbon = '10:00 (Lisbon time)'

await addServices(db)
const admin = await addUser(db, { role: 'admin' })

beforeEach(async () => {
  await db.batch([db.delete(outbox), db.delete(bookings), db.delete(schedules)])
  await addSchedule(db, { userId: admin.id })
})

async function bookAppointment(overrides: Record<string, unknown> = {}, now = start) {
  const input = { slot: ten.toISOString(), timeZone: 'Asia/Kathmandu', ...overrides }
  const result = await createBooking(aContext(db, { now }), bookingInputSchema.parse(aBookingInput(input)))
  if (!result.ok) throw new Error(result.reason)
  return result.code
}
const by = (now = start) => aUserContext(db, admin, { now })
const emailsTo = async (who: 'client' | 'agency') => {
  const whereToAgency = eq(outbox.recipient, site.email)
  const rows = await db
    .select()
    .from(outbox)
    .where(
      who === 'agency'
        ? whereToAgency
        : and(ne(outbox.recipient, site.email), ne(outbox.recipient, admin.email)),
    )
    .orderBy(asc(outbox.id))
  return rows.map(({ subject, body }) => `${subject}\n${body}`)
}
const newest = async (who: 'client' | 'agency') => (await emailsTo(who)).at(-1)

it('a client reads the times of an appointment by the clock of the browser that booked it', async () => {
  const code = await bookAppointment()
  expect(await newest('client')).toMatch(
    patternOf(heldTimeTexts.forClient({ time: dateInWords(ten, 'Asia/Kathmandu'), until: anyWords })),
  )
  await changeBooking(by(), { code, status: 'confirmed' })
  expect(await newest('client')).toContain(inKathmandu)
  await changeBooking(by(), { code, confirmedFor: eleven })
  expect(await newest('client')).toContain('16:45 (Kathmandu time)')
  await deleteBooking(by(), code)
  expect(await newest('client')).toContain('16:45 (Kathmandu time)')
  const inBulk = await bookAppointment()
  await changeInBulk(by(), { status: 'confirmed', which: { codes: [inBulk] } })
  expect(await newest('client')).toContain(inKathmandu)
})

it('the agency reads them by the clock of the person whose time it is', async () => {
  const code = await bookAppointment()
  expect(await newest('agency')).toContain(inLisbon)
  await moveAppointment(aContext(db, { now: start }), { code, startsAt: eleven })
  expect(await newest('agency')).toContain('11:00 (Lisbon time)')
})

it('a reminder gives each reader their own time', async () => {
  const code = await bookAppointment()
  await changeBooking(by(), { code, status: 'confirmed' })
  await db.delete(outbox)
  await queueReminders(aContext(db, { now: new Date(ten.getTime() - 24 * hourMs) }))
  expect(await newest('client')).toMatch(
    patternOf(dayReminderTexts({ service: anyWords, appointment: `${anyWords}${inKathmandu}` }).subject),
  )
  expect(await newest('agency')).toContain(inLisbon)
})

it('a client whose time was given away is told which one, by their own clock', async () => {
  await bookAppointment()
  await db.delete(outbox)
  await bookAppointment(
    { clientEmail: 'new@everest.example', timeZone: 'America/New_York' },
    new Date(start.getTime() + 73 * hourMs),
  )
  const { subject } = timeLostTexts({ code: anyWords, service: anyWords, time: anyWords })
  const timeLostEmails = (await emailsTo('client')).filter((email) => patternOf(subject).test(email))
  expect(timeLostEmails).toEqual([expect.stringContaining(inKathmandu)])
  expect((await emailsTo('agency')).filter((email) => email.includes(inLisbon))).toHaveLength(2)
})

it('a client whose stored zone is unknown reads the times in the zone of the site', async () => {
  const code = await bookAppointment()
  await db.update(bookings).set({ clientTimeZone: 'Etc/Unknown' }).where(eq(bookings.code, code))
  await changeBooking(by(), { code, status: 'confirmed' })
  expect(await newest('client')).toContain(dateInWords(ten, null))
})

it.each([undefined, null, '', 'Mars/Olympus', '+05:45', 12, { zone: 'UTC' }, 'A'.repeat(5000)])(
  'a request with %j as its zone is taken, and read in the zone of the site',
  async (timeZone) => {
    const code = await bookAppointment({ timeZone })
    const [row] = await db.select().from(bookings).where(eq(bookings.code, code))
    expect(row?.clientTimeZone).toBeNull()
    expect(await newest('client')).toContain(dateInWords(ten, null))
  },
)
