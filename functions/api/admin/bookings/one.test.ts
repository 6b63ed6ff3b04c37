import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AdminBookingDetail } from '#contracts/admin-bookings.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { bookingEvents, bookingNotes, bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { aBookingInput, addingBookings } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser, aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const collection = '/api/admin/bookings'

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(bookings), db.delete(users), db.delete(outbox)])
})

const addBooking = addingBookings(db, collection)
const anAdmin = (name: string) => aSignedInUser(db, { role: 'admin', name })
const patch = (path: string, cookie: string, json: unknown) => send(path, { method: 'PATCH', json, cookie })
async function read(path: string, cookie: string): Promise<AdminBookingDetail> {
  const response = await send(path, { cookie })
  expect(response.status).toBe(200)
  return response.json()
}
const actionsOn = async (path: string) =>
  (
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, path.slice(collection.length + 1)))
      .orderBy(auditLog.id)
  ).map(({ action }) => action)

describe('two administrators on one booking', () => {
  it('the second one is told the new status and who set it, and their change is not saved', async () => {
    const maya = await anAdmin('Maya')
    const tomas = await anAdmin('Tomas')
    const { path } = await addBooking()
    const { revision } = await read(path, maya.cookie)
    expect((await patch(path, maya.cookie, { status: 'confirmed', revision })).status).toBe(200)
    const second = await patch(path, tomas.cookie, { assigneeId: tomas.user.id, revision })
    expect(second.status).toBe(409)
    expect(await second.json()).toEqual({
      message: 'Maya has changed this booking: it is now confirmed. Your change was not saved.',
    })
    expect((await read(path, tomas.cookie)).assignee).toBeNull()
  })

  it('at the same moment with the same revision: one wins', async () => {
    const maya = await anAdmin('Maya')
    const tomas = await anAdmin('Tomas')
    const { path } = await addBooking({ status: 'confirmed' })
    const { revision } = await read(path, maya.cookie)
    const responses = await Promise.all([
      patch(path, maya.cookie, { assigneeId: maya.user.id, revision }),
      patch(path, tomas.cookie, { assigneeId: tomas.user.id, revision }),
      patch(path, tomas.cookie, { status: 'completed', revision }),
    ])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await actionsOn(path)).toHaveLength(1)
  })

  it('a change that is sent again because its answer was lost is no conflict, and neither emailed nor recorded again', async () => {
    const { cookie, user } = await anAdmin('Maya')
    const { path } = await addBooking()
    const { revision } = await read(path, cookie)
    const confirmedFor = new Date(Date.now() + 86_400_000).toISOString()
    const change = { status: 'confirmed', confirmedFor, assigneeId: user.id, revision }
    expect((await patch(path, cookie, change)).status).toBe(200)
    const counts = async () => [
      await db.$count(outbox),
      await db.$count(bookingEvents),
      await actionsOn(path),
    ]
    const before = await counts()
    const again = await patch(path, cookie, change)
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual(await read(path, cookie))
    expect(await counts()).toEqual(before)
    for (const other of [{ assigneeId: null }, { status: 'cancelled' }])
      expect((await patch(path, cookie, { ...other, revision })).status).toBe(409)
  })

  it('without a revision a change applies to whatever is newest', async () => {
    const { cookie, user } = await anAdmin('Maya')
    const { path } = await addBooking()
    const responses = await Promise.all([
      patch(path, cookie, { assigneeId: user.id }),
      patch(path, cookie, { status: 'confirmed' }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(await read(path, cookie)).toMatchObject({ status: 'confirmed', assignee: { name: 'Maya' } })
  })
})

describe('the assignee of a booking', () => {
  it('is an administrator or nobody, and is recorded in the audit log', async () => {
    const { cookie, user } = await anAdmin('Maya')
    const client = await addUser(db)
    const off = await addUser(db, { role: 'admin', disabledAt: new Date() })
    const { path } = await addBooking()
    for (const id of [client.id, off.id, 999_999]) {
      expect((await patch(path, cookie, { assigneeId: id })).status).toBe(400)
    }
    expect((await patch(path, cookie, { assigneeId: user.id })).status).toBe(200)
    expect((await patch(path, cookie, { assigneeId: user.id })).status).toBe(200)
    expect((await patch(path, cookie, { assigneeId: null })).status).toBe(200)
    expect(await actionsOn(path)).toEqual(['booking.assign', 'booking.assign'])
    const people = await (await send(`${collection}/assignees`, { cookie })).json()
    expect(people).toEqual([{ id: user.id, name: 'Maya', isYou: true }])
  })

  it('can be set together with a status; both are saved or neither', async () => {
    const { cookie, user } = await anAdmin('Maya')
    const { path } = await addBooking()
    expect((await patch(path, cookie, { status: 'completed', assigneeId: user.id })).status).toBe(409)
    expect((await read(path, cookie)).assignee).toBeNull()
    expect((await patch(path, cookie, { status: 'confirmed', assigneeId: user.id })).status).toBe(200)
    expect(await actionsOn(path)).toEqual(['booking.status', 'booking.assign'])
  })
})

describe('the account of a booking', () => {
  it('that claimed it is named, and the history has the claim and its author', async () => {
    const { cookie } = await anAdmin('Maya')
    const dana = await aSignedInUser(db, { name: 'Dana Client', emailConfirmedAt: new Date() })
    const { path, code, id } = await addBooking({ clientEmail: dana.user.email })
    await db.insert(bookingEvents).values({ bookingId: id, status: 'pending', createdAt: new Date(0) })
    for (let time = 0; time < 2; time += 1) {
      const claim = await send(`/api/bookings/${formatCode(code)}/claim`, { json: {}, cookie: dana.cookie })
      expect(claim.status).toBe(200)
    }
    await patch(path, cookie, { status: 'confirmed' })
    const { account, events } = await read(path, cookie)
    expect(account).toEqual({ id: dana.user.id, name: 'Dana Client', username: dana.user.username })
    expect(events.map(({ status, actor }) => [status, actor])).toEqual([
      ['pending', null],
      ['claimed', 'Dana Client'],
      ['confirmed', 'Maya'],
    ])
    const own = await (await send(`/api/bookings/${formatCode(code)}`, { cookie: dana.cookie })).json()
    expect(own).toMatchObject({ events: [{ status: 'pending' }, { status: 'confirmed' }] })
  })

  it('that was claimed before claims were recorded shows who has it, without a time', async () => {
    const { cookie } = await anAdmin('Maya')
    const dana = await addUser(db, { name: 'Dana Client' })
    const { path, id } = await addBooking({ userId: dana.id })
    await db.insert(bookingEvents).values({ bookingId: id, status: 'pending' })
    expect((await read(path, cookie)).events).toEqual([
      { status: 'pending', createdAt: expect.any(String), actor: null },
      { status: 'claimed', createdAt: null, actor: 'Dana Client' },
    ])
  })

  it('is not shown as a claim when the sender was signed in, and is null for guests', async () => {
    const { cookie } = await anAdmin('Maya')
    const dana = await addUser(db, { name: 'Dana Client' })
    const booking = await addBooking({ userId: dana.id })
    await db.insert(bookingEvents).values({ bookingId: booking.id, status: 'pending', actorId: dana.id })
    expect((await read(booking.path, cookie)).events.map(({ status }) => status)).toEqual(['pending'])
    const guest = await addBooking()
    expect((await read(guest.path, cookie)).account).toBeNull()
  })
})

describe('notes', () => {
  it('are added with their author, read by the agency only, and deleted by their author', async () => {
    const maya = await anAdmin('Maya')
    const tomas = await anAdmin('Tomas')
    const { path, code } = await addBooking()
    const response = await send(`${path}/notes`, {
      json: { body: '  Called back.\r\nWants May. ' },
      cookie: maya.cookie,
    })
    expect(response.status).toBe(201)
    const note = await response.json<{ id: number }>()
    expect(note).toMatchObject({ body: 'Called back.\nWants May.', author: 'Maya', isYours: true })
    expect((await read(path, tomas.cookie)).agencyNotes).toEqual([{ ...note, isYours: false }])
    const forClient = await send(`/api/bookings/${formatCode(code)}`)
    expect(await forClient.text()).not.toContain('Called back')

    const remove = (cookie: string, id: unknown = note.id) =>
      send(`${path}/notes/${id}`, { method: 'DELETE', cookie })
    expect((await remove(tomas.cookie)).status).toBe(404)
    expect((await remove(maya.cookie, 'x')).status).toBe(404)
    expect((await remove(maya.cookie)).status).toBe(204)
    expect(await db.$count(bookingNotes)).toBe(0)
    expect(await actionsOn(path)).toEqual(['booking.note', 'booking.note'])
  })

  it('that are empty, too long or on an unknown booking are refused', async () => {
    const { cookie } = await anAdmin('Maya')
    const { path } = await addBooking()
    for (const body of ['', '   ', 'x'.repeat(2001), 7]) {
      expect((await send(`${path}/notes`, { json: { body }, cookie })).status).toBe(400)
    }
    const nowhere = await send(`${collection}/0000-0000-0000-0000/notes`, { json: { body: 'x' }, cookie })
    expect(nowhere.status).toBe(404)
  })
})

it('a booking is deleted with its notes, and the log records it', async () => {
  const { cookie } = await anAdmin('Maya')
  const { path } = await addBooking()
  await send(`${path}/notes`, { json: { body: 'Spam.' }, cookie })
  expect((await send(path, { method: 'DELETE', cookie })).status).toBe(204)
  expect((await send(path, { method: 'DELETE', cookie })).status).toBe(404)
  expect((await send(path, { cookie })).status).toBe(404)
  expect(await db.$count(bookingNotes)).toBe(0)
  expect(await actionsOn(path)).toEqual(['booking.note', 'booking.delete'])
})

it('an administrator can enter a booking for a caller: the client gets an email, the log an entry', async () => {
  const { cookie, user } = await anAdmin('Maya')
  const json = aBookingInput({ idempotencyKey: 'a key of the form, made once' })
  const response = await send(collection, { json, cookie })
  expect(response.status).toBe(201)
  const { confirmationCode } = await response.json<{ confirmationCode: string }>()
  expect((await send(collection, { json, cookie })).status).toBe(200)
  const path = `${collection}/${confirmationCode}`
  expect(await read(path, cookie)).toMatchObject({
    status: 'pending',
    hasAccount: false,
    events: [{ status: 'pending', actor: user.name }],
  })
  expect(await actionsOn(path)).toEqual(['booking.create'])
  expect((await db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual([json.clientEmail])
  expect((await send(collection, { json: aBookingInput({ serviceId: 99 }), cookie })).status).toBe(400)
  expect((await send(collection, { json: aBookingInput({ companyName: '' }), cookie })).status).toBe(400)
})
