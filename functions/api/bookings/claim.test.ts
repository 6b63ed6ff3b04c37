import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { bookingClaimLinks, bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { site } from '#site.config.ts'
import { addingBookings, unknownCodeRefusal } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { newestToken, tokenIn } from '#tests/builders/outbox.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const guestEmail = 'asha@everest.example'

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(rateLimits), db.delete(outbox), db.delete(bookingClaimLinks)])
})

const addBooking = addingBookings(db, '/api/bookings')
const aConfirmedUser = () => aSignedInUser(db, { emailConfirmedAt: new Date() })
const claim = (path: string, cookie: string) => send(`${path}/claim`, { json: {}, cookie })
const ownerOf = async (id: number) =>
  (await db.select().from(bookings).where(eq(bookings.id, id)))[0]?.userId ?? null

describe('claiming a booking', () => {
  it('with the same confirmed address adds it to the account at once, and a repeat gets the same answer', async () => {
    const { user, cookie } = await aConfirmedUser()
    const { path } = await addBooking({ clientEmail: user.email })
    for (let time = 0; time < 2; time += 1) {
      const response = await claim(path, cookie)
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({
        isOwn: true,
        isClaimable: false,
        contactName: 'Asha Rai',
      })
    }
    const list = await send(`/api/bookings/email/${encodeURIComponent(user.email)}`, { cookie })
    expect(await list.json()).toHaveLength(1)
    const emails = await db.select().from(outbox)
    expect(emails.map(({ recipient, replyTo }) => [recipient, replyTo])).toEqual([[site.email, user.email]])
  })

  it('is refused while the address of the account is unconfirmed, even when it is the same', async () => {
    const { user, cookie } = await aSignedInUser(db)
    for (const clientEmail of [user.email, guestEmail]) {
      const { path, id } = await addBooking({ clientEmail })
      const response = await claim(path, cookie)
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({ message: expect.stringContaining('Confirm the email address') })
      expect(await ownerOf(id)).toBeNull()
    }
    expect(await db.$count(outbox)).toBe(0)
  })

  it('of another address sends a link there, and only the button behind it completes the claim', async () => {
    const { user, cookie } = await aConfirmedUser()
    const { path, id, code } = await addBooking()
    const response = await claim(path, cookie)
    expect(response.status).toBe(202)
    expect(await response.json()).toMatchObject({ isOwn: false, contactName: 'A… R…' })
    const [email] = await db.select().from(outbox)
    expect(email).toMatchObject({ recipient: guestEmail, kind: 'address-link' })
    expect(`${email?.subject} ${email?.body}`).toContain(formatCode(code))
    expect(`${email?.subject} ${email?.body}`).not.toContain(user.email)

    const token = await newestToken(db)
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await send(`/booking/claim?token=${token}`)
      expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
      expect(await page.text()).toContain(user.email)
      expect(await ownerOf(id)).toBeNull()
    }
    const claimResponse = await send('/booking/claim', { form: { token } })
    expect([claimResponse.status, await claimResponse.text()]).toEqual([
      200,
      expect.stringContaining('was added'),
    ])
    expect(await ownerOf(id)).toBe(user.id)
    expect((await send('/booking/claim', { form: { token } })).status).toBe(410)
    expect((await claim(path, cookie)).status).toBe(200)
  })

  it('is offered by a plain form, whose refusal is a page that leads back to the booking', async () => {
    const { user, cookie } = await aSignedInUser(db)
    const { path, code } = await addBooking({ clientEmail: user.email })
    const page = `/booking/confirmation/${formatCode(code)}`
    expect(await (await send(page, { cookie })).text()).toContain(`action="${path}/claim"`)
    const response = await send(`${path}/claim`, { form: { go: '' }, cookie })
    expect(response.status).toBe(403)
    expect(await response.text()).toContain(`href="${page}"`)
  })

  it('by the plain form says that the owner was asked', async () => {
    const { cookie } = await aConfirmedUser()
    const { path, code } = await addBooking()
    const response = await send(`${path}/claim`, { form: { go: '' }, cookie })
    const page = `/booking/confirmation/${formatCode(code)}`
    expect([response.status, response.headers.get('location')]).toEqual([303, `${page}#claim-asked`])
    expect(await (await send(page, { cookie })).text()).toContain('id="claim-asked"')
  })

  it("of another user's booking, an erased one and an unknown one gets the same response", async () => {
    const { cookie } = await aConfirmedUser()
    const owner = await aSignedInUser(db)
    const others = await addBooking({ userId: owner.user.id })
    const erasedBooking = await addBooking({ clientEmail: '' })
    for (const path of [others.path, erasedBooking.path, '/api/bookings/0000-0000-0000-0000']) {
      const response = await claim(path, cookie)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual(unknownCodeRefusal)
    }
  })

  it('by fifty accounts emails its address at most ten times a day, and only one of the links works', async () => {
    const accounts = await Promise.all(Array.from({ length: 50 }, aConfirmedUser))
    const { path, id } = await addBooking()
    const responses = await Promise.all(
      accounts.map(async ({ cookie }) => (await claim(path, cookie)).status),
    )
    expect(responses).toEqual(Array(50).fill(202))
    const emails = await db.select().from(outbox)
    expect(emails).toHaveLength(10)
    const statuses = await Promise.all(
      emails.map(async (email) => (await send('/booking/claim', { form: { token: tokenIn(email) } })).status),
    )
    expect(statuses.sort()).toEqual([200, ...Array(9).fill(410)])
    expect(await ownerOf(id)).not.toBeNull()
  }, 60_000)
})

describe('the link that completes a claim', () => {
  it.each(['', 'x', 'a'.repeat(32), '"><b>x'])('of nobody answers 410: %j', async (token) => {
    const page = await send(`/booking/claim?token=${encodeURIComponent(token)}`)
    expect(page.status).toBe(410)
    expect(await page.text()).not.toContain('<b>x')
    expect((await send('/booking/claim', { form: { token } })).status).toBe(410)
  })

  it('ends after seven days, and with the account that asked', async () => {
    const { user, cookie } = await aConfirmedUser()
    const { path, id } = await addBooking()
    await claim(path, cookie)
    const token = await newestToken(db)
    await db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, user.id))
    expect((await send('/booking/claim', { form: { token } })).status).toBe(410)
    await db.update(users).set({ disabledAt: null }).where(eq(users.id, user.id))
    await db.update(bookingClaimLinks).set({ expiresAt: new Date(Date.now() - 1) })
    expect((await send('/booking/claim', { form: { token } })).status).toBe(410)
    expect(await ownerOf(id)).toBeNull()
  })

  it('is not followed from another site, and a body that is too large is refused', async () => {
    const { cookie } = await aConfirmedUser()
    const { path, id } = await addBooking()
    await claim(path, cookie)
    const form = { token: await newestToken(db) }
    const foreign = await send('/booking/claim', { form, headers: { origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    expect((await send('/booking/claim', { form: { token: 'a'.repeat(10_000) } })).status).toBe(413)
    expect(await ownerOf(id)).toBeNull()
  })
})
