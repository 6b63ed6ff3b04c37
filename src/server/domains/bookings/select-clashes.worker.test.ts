import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { clearAppointments, hours, start, ten } from '#tests/builders/appointments.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { selectClashes } from './clashes.ts'

const db = openDb(env.DB)
await addServices(db)
const admin = await addUser(db, { role: 'admin' })
const colleague = await addUser(db, { role: 'admin' })

beforeEach(() => clearAppointments(db))

const appointment = (confirmedFor: Date, overrides: Parameters<typeof addBooking>[1] = {}) =>
  addBooking(db, { assigneeId: admin.id, status: 'confirmed', confirmedFor, updatedAt: start, ...overrides })
const clashesOf = async ({ id }: { id: number }, now = hours(1)) =>
  (await selectClashes(db, id, now)).map(({ code }) => code)

it('two appointments of one person that overlap name each other', async () => {
  const first = await appointment(ten)
  const second = await appointment(hours(0.25, ten))
  await appointment(hours(0.75, ten))
  await appointment(ten, { assigneeId: colleague.id })
  expect(await clashesOf(first)).toEqual([second.code])
  expect(await clashesOf(second)).toEqual([first.code])
})

it('each lasts as long as was agreed, or else as the schedule of the person says', async () => {
  const long = await appointment(ten, { appointmentMinutes: 60 })
  const later = await appointment(hours(0.75, ten))
  const last = await appointment(hours(1.5, ten))
  expect(await clashesOf(long)).toEqual([later.code])
  expect(await clashesOf(last)).toEqual([])
  await addSchedule(db, { userId: admin.id, slotMinutes: 50 })
  expect(await clashesOf(last)).toEqual([later.code])
})

it('a held time counts, and what is over, cancelled or not confirmed does not', async () => {
  const own = await appointment(ten)
  await appointment(ten, { status: 'cancelled' })
  await appointment(ten, { status: 'pending', heldUntil: start })
  const heldBooking = await appointment(ten, { status: 'pending', heldUntil: hours(72) })
  expect(await clashesOf(own)).toEqual([heldBooking.code])
  expect(await clashesOf(heldBooking)).toEqual([])
  expect(await clashesOf(own, hours(1, ten))).toEqual([])
})
