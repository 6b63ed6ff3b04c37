import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { outcomeNames } from '#content/interface/statuses.ts'
import type { BookingFilter } from '#contracts/admin-booking-requests.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { listSeparator } from '#platform/csv/write-csv.ts'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { changeBooking } from './change-booking.ts'
import { exportBookings } from './export-bookings.ts'
import { listBookings } from './list-bookings.ts'
import { readBooking } from './read-booking.ts'

const db = openDb(env.DB)
const dayMs = 24 * 60 * 60_000
const yesterday = new Date(Date.now() - dayMs)
const tomorrow = new Date(Date.now() + dayMs)

await addServices(db)
const admin = await addUser(db, { role: 'admin', name: 'Maya Thapa' })
const context = aUserContext(db, admin)

beforeEach(() => db.batch([db.delete(outbox), db.delete(bookings)]))

const past = (overrides = {}) =>
  addBooking(db, { status: 'confirmed', confirmedFor: yesterday, ...overrides })
const note = (code: string, outcome: 'held' | 'client-absent' | null, outcomeNote?: string) =>
  changeBooking(context, { code, outcome, outcomeNote })
const read = async (code: string) => {
  const booking = await readBooking(context, code)
  if (!booking) throw new Error('the booking was not found')
  return booking
}
const codesMatching = async (filter: BookingFilter) => {
  const { items } = await listBookings(context, { filter, sort: 'newest', place: undefined })
  return items.map(({ confirmationCode }) => confirmationCode)
}

it('an outcome is kept with its note, its author and the earlier ones, and no email is sent', async () => {
  const { code } = await past()
  expect(await note(code, 'held')).toEqual({ ok: true })
  expect(await note(code, 'client-absent', 'Phoned twice.')).toEqual({ ok: true })
  expect(await note(code, 'client-absent', 'Phoned twice.')).toEqual({ ok: true })
  const { events, status, ...booking } = await read(code)
  expect(booking).toMatchObject({ outcome: 'client-absent', outcomeNote: 'Phoned twice.' })
  expect(status).toBe('confirmed')
  expect(events.filter((event) => event.status === 'outcome')).toMatchObject([
    { outcome: 'held', note: null, actor: 'Maya Thapa' },
    { outcome: 'client-absent', note: 'Phoned twice.', actor: 'Maya Thapa' },
  ])
  await note(code, null)
  expect(await read(code)).toMatchObject({ outcome: null, outcomeNote: null })
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, formatCode(code)))
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['booking.outcome', { outcome: null }, { outcome: 'held' }],
    ['booking.outcome', { outcome: 'held' }, { outcome: 'client-absent' }],
    ['booking.outcome', { outcome: 'client-absent' }, { outcome: null }],
  ])
  expect(await db.$count(outbox)).toBe(0)
})

it.each([
  ['a confirmed one that is over', { status: 'confirmed', confirmedFor: yesterday }, true],
  ['a completed one', { status: 'completed', confirmedFor: yesterday }, true],
  ['one that was called off before its time', { status: 'cancelled', confirmedFor: tomorrow }, true],
  ['one that is still to come', { status: 'confirmed', confirmedFor: tomorrow }, false],
  ['one without a date', { status: 'confirmed', confirmedFor: null }, false],
  ['one that nobody has confirmed', { status: 'pending', confirmedFor: yesterday }, false],
] as const)('whether an outcome is noted for %s', async (_, appointment, isNoted) => {
  const { code } = await addBooking(db, appointment)
  expect(await note(code, 'held')).toEqual(
    isNoted ? { ok: true } : { ok: false, reason: 'appointment-not-past' },
  )
})

it('a new date asks for a new outcome, and the history keeps the old one', async () => {
  const { code } = await past()
  await note(code, 'client-absent', 'No answer')
  await changeBooking(context, { code, confirmedFor: tomorrow })
  const { outcome, outcomeNote, events } = await read(code)
  expect([outcome, outcomeNote]).toEqual([null, null])
  expect(events.at(-1)).toMatchObject({ outcome: 'client-absent', note: 'No answer' })
})

it('the list finds appointments without an outcome, and those that went one way', async () => {
  const withoutOutcome = await past()
  const absent = await past()
  await note(absent.code, 'client-absent')
  await past({ status: 'completed' })
  await past({ confirmedFor: tomorrow })
  await past({ confirmedFor: null })
  expect(await codesMatching({ outcome: 'missing' })).toEqual([formatCode(withoutOutcome.code)])
  expect(await codesMatching({ outcome: 'client-absent' })).toEqual([formatCode(absent.code)])
  expect(await codesMatching({ outcome: 'client-absent', status: 'confirmed' })).toEqual([
    formatCode(absent.code),
  ])
  expect(await codesMatching({ outcome: 'missing', status: 'completed' })).toEqual([])
  expect(await codesMatching({ outcome: 'held' })).toEqual([])
})

it('the export has the outcome in words and its note', async () => {
  const { code } = await past()
  await note(code, 'client-absent', 'Phoned, "no answer"')
  const result = await exportBookings(context, { filter: {}, sort: 'newest' })
  if (!result.ok) throw new Error(result.reason)
  let csv = ''
  for await (const part of result.csv) csv += part
  expect(csv).toContain(`${outcomeNames['client-absent']}${listSeparator}"Phoned, ""no answer"""`)
})

it('of two outcomes noted from one revision, one is refused', async () => {
  const { code, updatedAt } = await past()
  const revision = updatedAt.getTime()
  const results = await Promise.all(
    (['held', 'client-absent'] as const).map((outcome) =>
      changeBooking(context, { code, outcome, revision }),
    ),
  )
  expect(results.map(({ ok }) => ok).sort()).toEqual([false, true])
})
