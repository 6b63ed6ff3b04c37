import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { formatCode } from '#shared/confirmation-code.ts'
import { formatNumber } from '#shared/formats.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { bookingMessages } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'
import { aConversation } from '#tests/worker/conversations.ts'

const db = openDb(env.DB)
const nobody = { message: 'There is no booking with this code.' }
const unknownCode = '0000-0000-0000-0000'

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
})

describe('everybody else', () => {
  it('a stranger and a provider get the same response as for an unknown code', async () => {
    const { path, booking } = await aConversation()
    const stranger = await aSignedInUser(db)
    const provider = await aSignedInUser(db, { role: 'provider' })
    for (const cookie of [stranger.cookie, provider.cookie]) {
      for (const at of [path, `/api/bookings/${unknownCode}/messages`]) {
        const responses = [
          await send(at, { cookie }),
          await send(at, { json: { body: 'Hello?' }, cookie }),
          await send(at, { method: 'PATCH', json: { readUpTo: 1 }, cookie }),
        ]
        for (const response of responses)
          expect([response.status, await response.json()]).toEqual([404, nobody])
      }
    }
    expect(await db.$count(bookingMessages, eq(bookingMessages.bookingId, booking.id))).toBe(0)
    expect(await db.$count(outbox)).toBe(0)
  })

  it('a signed-out visitor is asked to sign in, whether the booking exists or not', async () => {
    const { path, booking } = await aConversation()
    const expiredSession = { cookie: 'session=an-ended-session' }
    for (const at of [path, `/api/bookings/${unknownCode}/messages`, '/api/bookings/no-code/messages']) {
      for (const who of [{}, expiredSession]) {
        const responses = [
          await send(at, who),
          await send(at, { json: { body: 'Hello?' }, ...who }),
          await send(at, { method: 'PATCH', json: { readUpTo: 1 }, ...who }),
        ]
        for (const response of responses) {
          expect([response.status, await response.json()]).toEqual([401, { message: 'Sign in first.' }])
        }
      }
    }
    expect(await db.$count(bookingMessages, eq(bookingMessages.bookingId, booking.id))).toBe(0)
    expect(await db.$count(rateLimits)).toBe(0)
  })

  it("a stranger's attempts with a real code count like those with an unknown one", async () => {
    const { path } = await aConversation()
    const { cookie } = await aSignedInUser(db)
    const address = '203.0.113.77'
    for (let attempt = 0; attempt < 30; attempt += 1) {
      expect((await send(path, { cookie, address })).status).toBe(404)
    }
    expect((await send(path, { cookie, address })).status).toBe(429)
  })

  it('an account that adds the booking can read the earlier messages', async () => {
    const { admin, page, path, write } = await aConversation({ userId: null })
    await write(admin.cookie, 'Which day suits you?')
    const { cookie } = await aSignedInUser(db, {
      email: 'asha@everest.example',
      emailConfirmedAt: new Date(),
    })
    expect((await send(path, { cookie })).status).toBe(404)
    await send(`${page}/claim`, { json: {}, cookie })
    expect(await (await send(path, { cookie })).json()).toMatchObject({ side: 'client', unread: 1 })
  })
})

describe('the plain form', () => {
  it('writes and leads back to the messages', async () => {
    const { owner, booking, path, read } = await aConversation()
    const response = await send(path, { form: { body: 'Without script' }, cookie: owner.cookie })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `/booking/confirmation/${formatCode(booking.code)}#messages`,
    )
    expect((await read(owner.cookie)).messages).toHaveLength(1)
  })

  it('shows again what is refused, in a form that goes to the same address', async () => {
    const { owner, path } = await aConversation()
    const response = await send(path, { form: { body: 'x'.repeat(2001) }, cookie: owner.cookie })
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(page).toContain(`That is longer than ${formatNumber(2000)} characters.`)
    expect(page).toContain(`action="${path}"`)
    expect(page).toContain('x'.repeat(2001))
  })

  it('signed out keeps the text in the form and gives a way to sign in and back', async () => {
    const { booking, path } = await aConversation()
    const response = await send(path, { form: { body: 'Typed for <an hour>' } })
    expect(response.status).toBe(401)
    const page = await response.text()
    expect(page).toContain('You are signed out, so your message was not sent.')
    expect(page).toContain('Typed for &lt;an hour&gt;</textarea>')
    const back = encodeURIComponent(`/booking/confirmation/${formatCode(booking.code)}#messages`)
    expect(/<a [^>]*target="_blank"[^>]*>/.exec(page)?.[0]).toContain(`href="/auth?next=${back}"`)
    expect(await db.$count(bookingMessages, eq(bookingMessages.bookingId, booking.id))).toBe(0)
  })

  it('signed out says nothing about whether there is a booking', async () => {
    const { path } = await aConversation()
    const submit = (at: string) => send(at, { form: { body: 'Hello' } })
    const [real, none] = [await submit(path), await submit(`/api/bookings/${unknownCode}/messages`)]
    expect(none.status).toBe(real.status)
    expect((await none.text()).replaceAll(unknownCode, '')).toBe(
      (await real.text()).replaceAll(path.split('/')[3] ?? '', ''),
    )
  })
})
