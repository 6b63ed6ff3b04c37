import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { appointmentTexts, statusTexts } from '#content/emails/bookings.ts'
import { type BookingStatus, bookingStatuses } from '#contracts/bookings.ts'
import { bookingTransitions } from '#contracts/booking-transitions.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { siteTimeZone } from '#shared/formats.ts'
import { timeInWords } from '#shared/time-in-words.ts'
import { openDb } from '#platform/db/open.ts'
import { bookingEvents, bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { aBookingInput, addingBookings, bookedService } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const collection = '/api/admin/bookings'
const service = bookedService ?? ''

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(bookings), db.delete(outbox)])
})

const addBooking = addingBookings(db, collection)
const anAdmin = () => aSignedInUser(db, { role: 'admin' })
const move = (path: string, status: unknown, cookie: string) =>
  send(path, { method: 'PATCH', json: { status }, cookie })

describe('access', () => {
  it('answers 401 to visitors and 403 to clients and providers, on every address', async () => {
    const { path, id } = await addBooking()
    const cookies = [
      undefined,
      (await aSignedInUser(db)).cookie,
      (await aSignedInUser(db, { role: 'provider' })).cookie,
    ]
    for (const [index, cookie] of cookies.entries()) {
      const who = cookie ? { cookie } : {}
      const responses = [
        await send(collection, who),
        await send(path, who),
        await send(path, { method: 'PATCH', json: { status: 'confirmed' }, ...who }),
        await send(path, { method: 'DELETE', ...who }),
        await send(collection, { json: aBookingInput(), ...who }),
        await send(`${collection}/assignees`, who),
        await send(`${collection}/sources`, who),
        await send(`${path}/notes`, { json: { body: 'x' }, ...who }),
        await send(`${path}/notes/1`, { method: 'DELETE', ...who }),
        await send(`${collection}/bulk`, { json: { status: 'confirmed', codes: [] }, ...who }),
        await send(`${collection}/bulk/x/undo`, { method: 'POST', ...who }),
        await send('/api/admin/submissions', who),
      ]
      for (const { status } of responses) expect(status).toBe(index === 0 ? 401 : 403)
    }
    const [booking] = await db.select().from(bookings).where(eq(bookings.id, id))
    expect(booking?.status).toBe('pending')
  })
})

describe('a transition', () => {
  const pairs = bookingStatuses.flatMap((from) => bookingStatuses.map((to) => [from, to] as const))

  it.each(pairs)(
    'from %s to %s is made or answers 409, as the rules say',
    async (from: BookingStatus, to: BookingStatus) => {
      const { user, cookie } = await anAdmin()
      const { path, id } = await addBooking({ status: from })
      const response = await move(path, to, cookie)
      const isLegal = bookingTransitions[from].includes(to)
      expect(response.status).toBe(isLegal ? 200 : 409)
      expect(await response.json()).toMatchObject(
        isLegal ? { status: to } : { message: `A ${from} booking cannot become ${to}.` },
      )
      const events = await db.select().from(bookingEvents).where(eq(bookingEvents.bookingId, id))
      expect(events.map(({ status, actorId }) => [status, actorId])).toEqual(isLegal ? [[to, user.id]] : [])
      expect(await db.$count(outbox)).toBe(isLegal ? 1 : 0)
    },
  )

  it('from a status that this release does not know answers 409', async () => {
    const { cookie } = await anAdmin()
    const { path, id } = await addBooking()
    await db.run(sql`update bookings set status = 'on-hold' where id = ${id}`)
    const response = await move(path, 'confirmed', cookie)
    expect(response.status).toBe(409)
  })

  it('of two at once, one wins, the other answers 409, and there is one event', async () => {
    const { cookie } = await anAdmin()
    const { path, id } = await addBooking({ status: 'confirmed' })
    const responses = await Promise.all([move(path, 'completed', cookie), move(path, 'cancelled', cookie)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await db.$count(bookingEvents, eq(bookingEvents.bookingId, id))).toBe(1)
    expect(await db.$count(outbox)).toBe(1)
  })

  it('to an unknown status answers 400, of an unknown booking 404, by another method 405, from another site 403', async () => {
    const { cookie } = await anAdmin()
    const { path } = await addBooking()
    expect((await move(path, 'lost', cookie)).status).toBe(400)
    expect((await move(`${collection}/0000-0000-0000-0000`, 'confirmed', cookie)).status).toBe(404)
    expect((await move(`${collection}/no-such-code`, 'confirmed', cookie)).status).toBe(404)
    expect((await send(path, { method: 'PUT', json: {}, cookie })).status).toBe(405)
    const headers = { origin: 'https://elsewhere.example' }
    const foreign = await send(path, { method: 'PATCH', json: { status: 'confirmed' }, cookie, headers })
    expect(foreign.status).toBe(403)
  })
})

describe('the date of an appointment', () => {
  const future = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000)
  future.setUTCHours(15, 0, 0, 0)
  const confirmedFor = future.toISOString()
  const patch = (path: string, cookie: string, json: unknown) => send(path, { method: 'PATCH', json, cookie })

  it('comes with the confirmation, and the email names the time with its zone', async () => {
    const { cookie } = await anAdmin()
    const { path, code } = await addBooking()
    const response = await patch(path, cookie, { status: 'confirmed', confirmedFor })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ status: 'confirmed', confirmedFor })
    const [queuedEmail] = await db.select().from(outbox)
    const { beforeLink } = statusTexts({
      code: formatCode(code),
      service,
      status: 'confirmed',
      appointment: timeInWords(future, siteTimeZone),
    })
    expect(queuedEmail?.body).toContain(beforeLink)
  })

  it('is set, changed and removed afterwards; the same date again sends no email', async () => {
    const { cookie } = await anAdmin()
    const { path, code } = await addBooking({ status: 'confirmed' })
    const elsewhere = `${new Date(future.getTime() + 345 * 60_000).toISOString().slice(0, -1)}+05:45`
    for (const time of [confirmedFor, elsewhere]) {
      const response = await patch(path, cookie, { confirmedFor: time })
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ confirmedFor })
    }
    expect(await db.$count(outbox)).toBe(1)
    const without = await (await patch(path, cookie, { confirmedFor: null })).json()
    expect(without).not.toHaveProperty('confirmedFor')
    const subjects = (await db.select().from(outbox)).map(({ subject }) => subject)
    const booking = { code: formatCode(code), service }
    expect(subjects).toEqual(
      ['a day', null].map((appointment) => appointmentTexts({ ...booking, appointment }).subject),
    )
  })

  it('of a booking that is not confirmed answers 409', async () => {
    const { cookie } = await anAdmin()
    for (const status of ['pending', 'cancelled', 'completed'] as const) {
      const { path } = await addBooking({ status })
      const response = await patch(path, cookie, { confirmedFor })
      expect(response.status).toBe(409)
      expect(await response.json()).toEqual({
        message: `A ${status} booking cannot have a date. Confirm it first.`,
      })
    }
    expect(await db.$count(outbox)).toBe(0)
  })

  it.each([
    { status: 'confirmed', confirmedFor: '2020-01-01T10:00:00Z' },
    { status: 'confirmed', confirmedFor: '2030-01-01T10:00:00' },
    { status: 'confirmed', confirmedFor: '2030-02-31T10:00:00Z' },
    { status: 'cancelled', confirmedFor: '2030-01-01T10:00:00Z' },
    { status: 'confirmed', confirmedFor: 'tomorrow' },
    {},
  ])('%j answers 400', async (json) => {
    const { cookie } = await anAdmin()
    const { path } = await addBooking()
    expect((await patch(path, cookie, json)).status).toBe(400)
  })
})
