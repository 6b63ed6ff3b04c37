import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingRefusals } from '#content/interface/answers.ts'
import { statusTexts } from '#content/emails/bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { bookings, bulkChanges } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { site } from '#site.config.ts'
import { addingBookings, bookedService, unknownCode, unknownCodeRefusal } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
})

const addBooking = addingBookings(db, '/api/bookings')
const statusOf = async (code: string) =>
  (await db.select().from(bookings).where(eq(bookings.code, code)))[0]?.status

describe('cancelling', () => {
  it('the owner cancels a pending booking; client and agency get an email and the history records it', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const { path, code } = await addBooking({ userId: user.id })
    const response = await send(`${path}/cancel`, { json: {}, cookie })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ status: 'cancelled', events: [{ status: 'cancelled' }] })
    const cancelledTexts = statusTexts({
      code: formatCode(code),
      service: bookedService ?? '',
      status: 'cancelled',
      appointment: null,
    })
    const emails = await db.select().from(outbox)
    expect(emails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [user.email, cancelledTexts.subject],
      [site.email, expect.stringContaining(formatCode(code))],
    ])
  })

  it('can be undone by the owner for 20 seconds, and nobody is told', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const { path, code } = await addBooking({ userId: user.id })
    const cancelled = await (await send(`${path}/cancel`, { json: {}, cookie })).json<{
      undoUntil?: string
    }>()
    expect(new Date(cancelled.undoUntil ?? 0).getTime()).toBeGreaterThan(Date.now())
    const strangers = (await aSignedInUser(db)).cookie
    expect((await send(`${path}/cancel/undo`, { json: {}, cookie: strangers })).status).toBe(404)
    expect((await send(`${path}/cancel/undo`, { json: {} })).status).toBe(401)
    const form = await send(`${path}/cancel/undo`, { form: {}, cookie })
    expect([form.status, form.headers.get('location')]).toEqual([
      303,
      `/booking/confirmation/${formatCode(code)}`,
    ])
    expect([await statusOf(code), await db.$count(outbox)]).toEqual(['pending', 0])
    expect((await send(`${path}/cancel/undo`, { json: {}, cookie })).status).toBe(404)
  })

  it('is not undone later: the answer is 410, and the page no longer offers it', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const { path, code } = await addBooking({ userId: user.id })
    await send(`${path}/cancel`, { json: {}, cookie })
    await db.update(bulkChanges).set({ createdAt: new Date(Date.now() - 20_000) })
    expect(await (await send(path, { cookie })).json()).not.toHaveProperty('undoUntil')
    expect((await send(`${path}/cancel/undo`, { json: {}, cookie })).status).toBe(410)
    expect(await statusOf(code)).toBe('cancelled')
  })

  it('a booking that is no longer pending answers 409 and stays', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const { path, code } = await addBooking({ userId: user.id, status: 'confirmed' })
    const response = await send(`${path}/cancel`, { json: {}, cookie })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ message: 'Only a pending booking can be cancelled.' })
    expect([await statusOf(code), await db.$count(outbox)]).toEqual(['confirmed', 0])
  })

  it('of a booking that is cancelled answers 409 and says so; the plain form leads to the booking', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const { path, code } = await addBooking({ userId: user.id })
    await send(`${path}/cancel`, { json: {}, cookie })
    const response = await send(`${path}/cancel`, { json: {}, cookie })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({ message: bookingRefusals['booking-cancelled-already'] })
    const formResponse = await send(`${path}/cancel`, { form: { go: '' }, cookie })
    expect(formResponse.status).toBe(303)
    expect(formResponse.headers.get('location')).toBe(`/booking/confirmation/${formatCode(code)}`)
    const others = await aSignedInUser(db)
    expect((await send(`${path}/cancel`, { json: {}, cookie: others.cookie })).status).toBe(404)
  })

  it("another user's booking, a guest's and an unknown one get the same response", async () => {
    const { cookie } = await aSignedInUser(db)
    const owner = await aSignedInUser(db)
    const others = await addBooking({ userId: owner.user.id })
    const guests = await addBooking()
    for (const path of [others.path, guests.path, `/api/bookings/${unknownCode}`]) {
      const response = await send(`${path}/cancel`, { json: {}, cookie })
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual(unknownCodeRefusal)
    }
    expect(await statusOf(others.code)).toBe('pending')
  })

  it('ten times at once cancels once', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const { path } = await addBooking({ userId: user.id })
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => send(`${path}/cancel`, { json: {}, cookie })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const emails = await db.select().from(outbox)
    expect(emails.map(({ recipient }) => recipient)).toEqual([user.email, site.email])
  })

  it('by the plain form leads back to the booking', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const { path, code } = await addBooking({ userId: user.id })
    const response = await send(`${path}/cancel`, { form: { go: '' }, cookie })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/booking/confirmation/${formatCode(code)}`)
    expect(await statusOf(code)).toBe('cancelled')
  })

  it('that the plain form may not make is refused on a page that leads back to the booking', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const { path, code } = await addBooking({ userId: user.id, status: 'confirmed' })
    const response = await send(`${path}/cancel`, { form: { go: '' }, cookie })
    expect([response.status, response.headers.get('cache-control')]).toEqual([409, 'no-store'])
    const html = await response.text()
    expect(html).toContain(bookingRefusals['booking-not-pending'])
    expect(html).toContain(`href="/booking/confirmation/${formatCode(code)}"`)
  })
})

describe.each(['cancel', 'claim'])('%s', (verb) => {
  it('signed out answers 401, or leads the plain form to sign-in and back', async () => {
    const { path, code } = await addBooking()
    expect((await send(`${path}/${verb}`, { json: {} })).status).toBe(401)
    const form = await send(`${path}/${verb}`, { form: { go: '' } })
    expect(form.headers.get('location')).toBe(
      `/auth?next=${encodeURIComponent(`/booking/confirmation/${formatCode(code)}`)}`,
    )
  })

  it('from another origin answers 403, by another method 405', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const { path, code } = await addBooking({ userId: user.id })
    const foreign = await send(`${path}/${verb}`, {
      json: {},
      cookie,
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(foreign.status).toBe(403)
    expect((await send(`${path}/${verb}`, { cookie })).status).toBe(405)
    expect(await statusOf(code)).toBe('pending')
  })
})
