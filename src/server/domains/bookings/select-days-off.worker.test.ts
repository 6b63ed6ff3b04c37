import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { scheduleDaysOff } from '#platform/db/schema/schedules.ts'
import { clearAppointments, hours, start, ten } from '#tests/builders/appointments.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { dayOffOf, selectDaysOffNear } from './clashes.ts'

const db = openDb(env.DB)
await addServices(db)
const admin = await addUser(db, { role: 'admin' })
const colleague = await addUser(db, { role: 'admin' })

beforeEach(() => clearAppointments(db))

const tuesday = { firstDay: '2027-01-12', lastDay: '2027-01-12', label: 'Dentist' }
const appointment = (confirmedFor: Date, overrides: Parameters<typeof addBooking>[1] = {}) =>
  addBooking(db, { assigneeId: admin.id, status: 'confirmed', confirmedFor, ...overrides })
const dayOffAt = async ({ id }: { id: number }, now = start) => dayOffOf(await selectDaysOffNear(db, id, now))

async function addDaysOff(daysOff: (typeof tuesday)[], timeZone = 'Europe/Lisbon') {
  await addSchedule(db, { userId: admin.id, timeZone })
  await db.insert(scheduleDaysOff).values(daysOff.map((dayOff) => ({ ...dayOff, userId: admin.id })))
}

it('an appointment on a day off of its assignee has that day off', async () => {
  const own = await appointment(ten)
  expect(await dayOffAt(own)).toBeNull()
  await addDaysOff([
    { ...tuesday, firstDay: '2027-01-10', lastDay: '2027-01-11' },
    tuesday,
    { ...tuesday, firstDay: '2027-01-13', lastDay: '2027-01-14' },
  ])
  expect(await dayOffAt(own)).toEqual(tuesday)
  expect(await dayOffAt(await appointment(ten, { assigneeId: colleague.id }))).toBeNull()
  expect(await dayOffAt(await appointment(ten, { assigneeId: null }))).toBeNull()
})

it('one that is over, cancelled or not confirmed has none', async () => {
  await addDaysOff([tuesday])
  expect(await dayOffAt(await appointment(ten), ten)).toBeNull()
  expect(await dayOffAt(await appointment(ten, { status: 'cancelled' }))).toBeNull()
  expect(await dayOffAt(await appointment(ten, { status: 'pending', heldUntil: hours(72) }))).toBeNull()
})

it('a day off is a day in the zone of the schedule, and an appointment may run into it', async () => {
  await addDaysOff([tuesday], 'Asia/Kathmandu')
  const begins = new Date('2027-01-11T18:15:00Z')
  expect(await dayOffAt(await appointment(begins))).toEqual(tuesday)
  expect(await dayOffAt(await appointment(hours(-0.5, begins), { appointmentMinutes: 31 }))).toEqual(tuesday)
  expect(await dayOffAt(await appointment(hours(-0.5, begins), { appointmentMinutes: 30 }))).toBeNull()
  expect(await dayOffAt(await appointment(hours(-0.5, begins)))).toEqual(tuesday)
  expect(await dayOffAt(await appointment(hours(24, begins)))).toBeNull()
})

it('all days that the form allows count', async () => {
  const always = { firstDay: '0000-01-01', lastDay: '9999-12-31', label: '' }
  await addDaysOff([always])
  expect(await dayOffAt(await appointment(ten))).toEqual(always)
})
