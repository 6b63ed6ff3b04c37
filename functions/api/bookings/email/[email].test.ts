import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingQuestions } from '#content/booking/questions.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { readAnswers } from '#server/bookings/booking-answers.ts'
import { openDb } from '#server/db/open.ts'
import { addBooking, bookedService } from '../../../../tests/builders/bookings.ts'
import { addServices } from '../../../../tests/builders/services.ts'
import { aSignedInUser } from '../../../../tests/builders/sign-in.ts'
import { send } from '../../../../tests/worker/send.ts'

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
    const answer = await response.json<{ confirmationCode: string }[]>()
    expect(answer.map(({ confirmationCode }) => confirmationCode)).toEqual(
      [second, first].map(({ code }) => formatCode(code)),
    )
    const { contactName: _, ...answers } = readAnswers(first)
    expect(answer[1]).toEqual({
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
