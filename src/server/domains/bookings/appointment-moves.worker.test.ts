import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { countingDatabase } from '../../../../bench/rows/counting-database.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookingMoves, bookings } from '#platform/db/schema/bookings.ts'
import { anAgency, clearAppointments, eleven, hours, start, ten } from '#tests/builders/appointments.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { changeInBulk } from './bulk-change.ts'
import { listBookingsOfUser } from './own-bookings.ts'
import { moveAppointment } from './move-appointment.ts'
import { readBooking } from './read-booking.ts'
import { undoBulkChange } from './undo-bulk-change.ts'

const db = openDb(env.DB)
const weekMs = 7 * 24 * 60 * 60 * 1000

await addServices(db)
const { admin, colleague, booked, change, move, read } = await anAgency(db)

beforeEach(async () => {
  await clearAppointments(db)
  await addSchedule(db, { userId: colleague.id })
})

const asAdmin = (now = hours(1)) => aUserContext(db, admin, { now })
const aMove = (startedBefore: Date | null, startsAt: Date | null, movedBy: string, actor: string | null) => ({
  status: 'moved',
  movedBy,
  actor,
  startedBefore: startedBefore?.toISOString() ?? null,
  startsAt: startsAt?.toISOString() ?? null,
})
async function history(code: string) {
  const booking = await readBooking(asAdmin(), code)
  return booking?.events.map(({ createdAt: _, ...event }) => event)
}
const event = (status: string, actor: string | null) => ({ status, actor })

it('the history has each move with its times and whether client or agency made it', async () => {
  const code = await booked(ten)
  expect(await move(code, eleven, hours(0.5))).toEqual({ ok: true })
  await change(code, { status: 'confirmed' })
  await change(code, { confirmedFor: ten }, hours(2))
  await change(code, { confirmedFor: null }, hours(3))
  await change(code, { confirmedFor: eleven }, hours(4))
  expect(await history(code)).toEqual([
    event('pending', null),
    aMove(ten, eleven, 'client', null),
    event('confirmed', admin.name),
    aMove(eleven, ten, 'agency', admin.name),
    aMove(ten, null, 'agency', admin.name),
    aMove(null, eleven, 'agency', admin.name),
  ])
})

it('a refused move, and a change of anything else, leaves no trace of a move', async () => {
  await booked(eleven)
  const code = await booked(ten)
  expect((await move(code, eleven)).ok).toBe(false)
  await change(code, { status: 'confirmed', confirmedFor: ten, assigneeId: admin.id })
  expect(await history(code)).toEqual([event('pending', null), event('confirmed', admin.name)])
})

it('clients see the moves among the changes of their bookings, without names', async () => {
  const client = await addUser(db)
  const code = await booked(ten)
  await db.update(bookings).set({ userId: client.id }).where(eq(bookings.code, code))
  await db.update(users).set({ emailConfirmedAt: start }).where(eq(users.id, client.id))
  const context = aUserContext(db, client, { now: hours(1) })
  expect(await moveAppointment(context, { code, startsAt: eleven })).toEqual({ ok: true })
  await change(code, { status: 'confirmed', confirmedFor: ten }, hours(2))
  const [own] = await listBookingsOfUser(context, { email: client.email })
  const at = hours(2).toISOString()
  expect(own?.events).toEqual([
    { status: 'pending', createdAt: start.toISOString() },
    {
      status: 'moved',
      createdAt: hours(1).toISOString(),
      movedBy: 'client',
      startedBefore: ten.toISOString(),
      startsAt: eleven.toISOString(),
    },
    { status: 'confirmed', createdAt: at },
    {
      status: 'moved',
      createdAt: at,
      movedBy: 'agency',
      startedBefore: eleven.toISOString(),
      startsAt: ten.toISOString(),
    },
  ])
  expect(await history(code)).toContainEqual(aMove(ten, eleven, 'client', client.name))
})

it('a held time that another request got after its hold is in the history', async () => {
  const nextWeek = hours(7 * 24, ten)
  const code = await booked(nextWeek)
  await booked(nextWeek, {}, hours(73))
  expect((await read(code)).confirmedFor).toBeNull()
  expect(await history(code)).toEqual([event('pending', null), aMove(nextWeek, null, 'other-client', null)])
})

it('a picked time that passed is removed by a bulk confirmation and put back by its undo', async () => {
  const code = await booked(ten)
  const now = hours(1, ten)
  const result = await changeInBulk(asAdmin(now), { status: 'confirmed', which: { codes: [code] } })
  if (!result.ok || !result.result.id) throw new Error('nothing was changed')
  expect(result.result.changed).toEqual([formatCode(code)])
  await undoBulkChange(asAdmin(new Date(now.getTime() + 1)), result.result.id)
  expect(await history(code)).toEqual([
    event('pending', null),
    event('confirmed', admin.name),
    aMove(ten, null, 'agency', admin.name),
    event('pending', admin.name),
    aMove(null, ten, 'agency', admin.name),
  ])
})

it('a client’s move is not taken for a change by the administrator before it', async () => {
  // The log takes its times from the database, so the move has to come after the day of the test.
  const weeks = Math.max(0, Math.ceil((Date.now() - start.getTime()) / weekMs)) * 7 * 24
  const code = await booked(hours(weeks, ten), {}, hours(weeks))
  await change(code, { status: 'confirmed' }, hours(weeks + 1))
  const now = hours(weeks + 2)
  const startsAt = hours(weeks, eleven)
  expect(await moveAppointment(aContext(db, { now }), { code, startsAt })).toEqual({ ok: true })
  expect((await readBooking(asAdmin(now), code))?.changedBy).toBeNull()
})

it('histories have the last fifty moves, and read no more rows, however often a client moves', async () => {
  const client = await addUser(db)
  const code = await booked(ten)
  await db.update(bookings).set({ userId: client.id }).where(eq(bookings.code, code))
  const { id: bookingId } = await read(code)
  const moveAgain = async (times: number) => {
    for (let count = 0; count < times; count += 1)
      await db
        .insert(bookingMoves)
        .values({ bookingId, startedBefore: ten, startsAt: hours(count, eleven), movedBy: 'client' })
  }
  const counting = countingDatabase(env.DB)
  const context = aUserContext(openDb(counting.db), client, { now: hours(2) })
  const histories = [
    async () => (await readBooking(context, code))?.events,
    async () => (await listBookingsOfUser(context, { email: client.email }))[0]?.events,
  ]
  const rowsRead = () => counting.rowsReadBy(() => Promise.all(histories.map((run) => run())))
  await moveAgain(60)
  const rowsReadBefore = await rowsRead()
  await moveAgain(200)
  expect(await rowsRead()).toEqual(rowsReadBefore)
  for (const run of histories) {
    const moves = (await run())?.filter(({ status }) => status === 'moved')
    expect(moves?.map(({ startsAt }) => startsAt)).toEqual(
      Array.from({ length: 50 }, (_, index) => hours(150 + index, eleven).toISOString()),
    )
  }
})
