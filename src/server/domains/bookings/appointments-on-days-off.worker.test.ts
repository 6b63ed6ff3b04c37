import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { clearAppointments, hours, start, ten } from '#tests/builders/appointments.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { countingDatabase } from '../../../../bench/rows/counting-database.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { findAppointmentsOnDaysOff } from './clashes.ts'

const db = openDb(env.DB)
await addServices(db)
const provider = await addUser(db, { role: 'provider' })
const admin = await addUser(db, { role: 'admin' })

beforeEach(() => clearAppointments(db))

const appointment = (confirmedFor: Date, overrides: Parameters<typeof addBooking>[1] = {}) =>
  addBooking(db, { assigneeId: provider.id, status: 'confirmed', confirmedFor, ...overrides })
const dayOff = (firstDay: string, lastDay = firstDay) => ({ firstDay, lastDay, label: '' })
const tuesday = dayOff('2027-01-12')
const find = (daysOff: ReturnType<typeof dayOff>[], { timeZone = 'Europe/Lisbon', reader = provider } = {}) =>
  findAppointmentsOnDaysOff(aUserContext(db, reader, { now: start }), provider.id, {
    daysOff,
    timeZone,
    slotMinutes: 30,
  })
const countOn = async (...args: Parameters<typeof find>) => (await find(...args)).count

it('a confirmed appointment on a day off is named, with the page on which the reader sees it', async () => {
  const { code, companyName } = await appointment(ten)
  const entry = { companyName, startsAt: ten.toISOString() }
  const path = `/booking/confirmation/${formatCode(code)}`
  expect(await find([tuesday])).toEqual({ count: 1, first: [{ ...entry, page: path }] })
  const inbox = `/admin/contact-submissions/request?code=${formatCode(code)}`
  expect(await find([tuesday], { reader: admin })).toEqual({ count: 1, first: [{ ...entry, page: inbox }] })
  expect(await find([dayOff('2027-01-11'), dayOff('2027-01-13', '2027-01-20')])).toEqual({
    count: 0,
    first: [],
  })
})

it('only appointments of this person count that are confirmed and to come', async () => {
  await appointment(ten, { assigneeId: admin.id })
  await appointment(ten, { status: 'cancelled' })
  await appointment(ten, { status: 'pending', heldUntil: hours(72) })
  await appointment(hours(-1))
  expect(await countOn([dayOff('2027-01-01', '2027-01-31')])).toBe(0)
})

it('a day off is a day in the zone of the schedule, and an appointment that runs into it counts', async () => {
  await appointment(new Date('2027-01-11T23:15:00Z'), { appointmentMinutes: 60 })
  await appointment(new Date('2027-01-13T00:00:00Z'))
  expect(await countOn([tuesday])).toBe(1)
  expect(await countOn([tuesday], { timeZone: 'America/New_York' })).toBe(1)
  expect(await countOn([tuesday], { timeZone: 'Asia/Kathmandu' })).toBe(1)
  expect(await countOn([dayOff('2027-01-11')], { timeZone: 'America/New_York' })).toBe(1)
  expect(await countOn([dayOff('2027-01-13')], { timeZone: 'Asia/Kathmandu' })).toBe(1)
})

it('all are counted once and the first five are listed, whatever days the form allows', async () => {
  for (let index = 0; index < 7; index += 1) await appointment(hours(index, ten))
  const result = await find([tuesday, dayOff('2027-01-11', '2027-02-01'), dayOff('0000-01-01', '9999-12-31')])
  expect(result.count).toBe(7)
  expect(result.first.map(({ startsAt }) => startsAt)).toEqual(
    [0, 1, 2, 3, 4].map((index) => hours(index, ten).toISOString()),
  )
})

it('the earliest come first, in whichever order the days off were entered', async () => {
  const thursday = hours(48, ten)
  for (const time of [hours(1, thursday), thursday, ten]) await appointment(time)
  const { first } = await find([dayOff('2027-01-14'), tuesday])
  const times = [ten, thursday, hours(1, thursday)]
  expect(first.map(({ startsAt }) => startsAt)).toEqual(times.map((time) => time.toISOString()))
})

it('no more than a hundred are counted, however many there are', async () => {
  for (let index = 0; index < 105; index += 1) await appointment(hours(index, ten))
  expect(await countOn([dayOff('2027-01-11', '2027-02-01')])).toBe(100)
})

// Last, because its rows take their time to delete.
it('appointments between days off are not read, however many there are', async () => {
  const daysOff = [tuesday, dayOff('2029-01-01', '2029-01-02')]
  await appointment(ten)
  await appointment(new Date('2029-01-02T10:00:00Z'))
  const counting = countingDatabase(env.DB)
  const context = aUserContext(openDb(counting.db), provider, { now: start })
  const settings = { daysOff, timeZone: 'Europe/Lisbon', slotMinutes: 30 }
  const rowsRead: number[] = []
  let rowCount = 0
  for (const size of [10, 1000, 50_000]) {
    for (; rowCount < size; rowCount = Math.min(size, rowCount + 5000))
      await addBetween(rowCount, Math.min(size, rowCount + 5000))
    rowsRead.push(
      await counting.rowsReadBy(async () => {
        expect((await findAppointmentsOnDaysOff(context, provider.id, settings)).count).toBe(2)
      }),
    )
  }
  expect(new Set(rowsRead)).toEqual(new Set([rowsRead[0]]))
  expect(rowsRead[0]).toBeLessThanOrEqual(12)
}, 120_000)

const addBetween = (after: number, to: number) =>
  env.DB.prepare(
    `insert into bookings (code, service_id, company_name, contact_name, client_email, preferred_timeline, budget, notes, status, assignee_id, confirmed_for, created_at, updated_at)
       with recursive n(i) as (select ?1 + 1 union all select i + 1 from n where i < ?2)
       select printf('%016d', i), (select min(id) from services), 'Between', 'Asha Rai', 'asha@everest.example', '', '', '', 'confirmed', ?3, ?4 + i * 600000, 0, 0 from n`,
  )
    .bind(after, to, provider.id, Date.parse('2027-02-01'))
    .run()
