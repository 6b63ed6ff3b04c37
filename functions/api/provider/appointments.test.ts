import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { addBooking, bookedService } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const path = '/api/provider/appointments'
const inHours = (count: number) => new Date(Math.ceil(Date.now() / 1000) * 1000 + count * 60 * 60 * 1000)

beforeEach(async () => {
  await addServices(db)
  await db.delete(bookings)
})

it('the confirmed appointments of a provider that are to come are listed, the next one first', async () => {
  const { user, cookie } = await aSignedInUser(db, { role: 'provider' })
  const other = await aSignedInUser(db, { role: 'provider' })
  const addAppointment = (confirmedFor: Date, overrides: Parameters<typeof addBooking>[1] = {}) =>
    addBooking(db, { assigneeId: user.id, status: 'confirmed', confirmedFor, ...overrides })
  const later = await addAppointment(inHours(48))
  const next = await addAppointment(inHours(24))
  await addAppointment(inHours(-2))
  await addAppointment(inHours(24), { status: 'cancelled' })
  await addAppointment(inHours(24), { status: 'pending', heldUntil: inHours(12) })
  await addAppointment(inHours(24), { assigneeId: other.user.id })
  const entry = ({ code, confirmedFor }: typeof next) => ({
    confirmationCode: formatCode(code),
    companyName: 'Everest Outfitters',
    contactName: 'Asha Rai',
    service: bookedService,
    startsAt: confirmedFor?.toISOString(),
  })
  const response = await send(path, { cookie })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual([entry(next), entry(later)])
})

it('others than providers are refused', async () => {
  expect((await send(path)).status).toBe(401)
  for (const role of ['client', 'admin'] as const) {
    const { cookie } = await aSignedInUser(db, { role })
    expect((await send(path, { cookie })).status).toBe(403)
  }
})
