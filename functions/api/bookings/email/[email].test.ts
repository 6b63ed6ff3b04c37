import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingQuestions } from '#content/booking/questions.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { readAnswers } from '#domains/bookings/booking-row.ts'
import { openDb } from '#platform/db/open.ts'
import { addBooking, bookedService } from '#tests/builders/bookings.ts'
import { addCopies } from '#tests/builders/copies.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(() => addServices(db))

describe('the bookings of an email address', () => {
  const list = (email: string) => `/api/bookings/email/${encodeURIComponent(email)}`

  it('signed out answers 401', async () => {
    expect((await send(list('asha@everest.example'))).status).toBe(401)
  })

  it('an account reads the bookings made under it, newest first, and no guest bookings with its email', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const first = await addBooking(db, { userId: user.id, notes: 'First' })
    const second = await addBooking(db, { userId: user.id, status: 'confirmed' })
    await addBooking(db, { clientEmail: user.email })
    const response = await send(list(user.email.toUpperCase()), { cookie })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const reply = await response.json<{ confirmationCode: string }[]>()
    expect(reply.map(({ confirmationCode }) => confirmationCode)).toEqual(
      [second, first].map(({ code }) => formatCode(code)),
    )
    const { contactName: _, ...answers } = readAnswers(first)
    expect(reply[1]).toEqual({
      ...answers,
      id: first.id,
      confirmationCode: formatCode(first.code),
      status: 'pending',
      createdAt: first.createdAt.toISOString(),
      companyName: 'Everest Outfitters',
      preferredTimeline: 'Within a month',
      budget: bookingQuestions.budget.options[0],
      clientEmail: 'asha@everest.example',
      notes: 'First',
      service: bookedService,
      unread: 0,
      events: [],
    })
  })

  it('are at most 200, and `before` reaches the rest', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const first = await addBooking(db, { userId: user.id })
    await addCopies(db, {
      table: 'bookings',
      id: first.id,
      count: 202,
      unique: { code: "'COPY' || copies.n" },
    })
    const read = async (query = '') =>
      (await send(`${list(user.email)}${query}`, { cookie })).json<{ id: number }[]>()
    const newest = await read()
    const rest = await read(`?before=${newest.at(-1)?.id}`)
    expect([newest.length, rest.length]).toEqual([200, 3])
    const ids = [...newest, ...rest].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    expect(ids.at(-1)).toBe(first.id)
    expect((await send(`${list(user.email)}?before=x`, { cookie })).status).toBe(400)
  })

  it.each(['client', 'provider'] as const)('of another account answers a %s 403', async (role) => {
    const { cookie } = await aSignedInUser(db, { role })
    const other = await aSignedInUser(db)
    expect((await send(list(other.user.email), { cookie })).status).toBe(403)
  })

  it('an administrator reads any', async () => {
    const { cookie } = await aSignedInUser(db, { role: 'admin' })
    const { user } = await aSignedInUser(db)
    await addBooking(db, { userId: user.id })
    const response = await send(list(user.email), { cookie })
    expect(response.status).toBe(200)
    expect(await response.json()).toHaveLength(1)
  })

  it('another method answers 405', async () => {
    expect((await send(list('a@example.com'), { json: {} })).status).toBe(405)
  })
})
