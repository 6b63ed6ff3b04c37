import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { messagesPageCopy } from '#content/interface/answers.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { bookingMessages, bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { newestToken } from '#tests/builders/outbox.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser, aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const guest = 'asha@everest.example'
const page = '/booking/messages'

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(rateLimits), db.delete(outbox), db.delete(bookings)])
})

async function aLink(body = 'When do we start?') {
  const admin = await aSignedInUser(db, { role: 'admin', name: 'Adrian Admin' })
  const booking = await addBooking(db, { clientEmail: guest })
  const path = `/api/bookings/${formatCode(booking.code)}/messages`
  expect((await send(path, { json: { body }, cookie: admin.cookie })).status).toBe(201)
  return { admin, booking, path, token: await newestToken(db, guest) }
}
const open = (token: string, query = '') => send(`${page}?token=${token}${query}`)
const reply = (token: string, body: string) => send(page, { form: { token, body } })

describe('the link in the email about a message', () => {
  it('opens the messages without an account, and leaves no trace of itself', async () => {
    const { token, booking } = await aLink('Monday or <b>Tuesday</b>?')
    const response = await open(token)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(response.headers.getSetCookie()).toEqual([])
    const html = await response.text()
    expect(html).toContain('Monday or &lt;b&gt;Tuesday&lt;/b&gt;?')
    expect(html).toContain('Adrian Admin')
    expect(html).toContain(formatCode(booking.code))
  })

  it('changes nothing when it is opened, also by a program that looks at it first', async () => {
    const { token, booking } = await aLink()
    await open(token)
    expect((await send(`${page}?token=${token}`, { method: 'HEAD' })).status).toBe(200)
    const [row] = await db.select().from(bookings).where(eq(bookings.id, booking.id))
    expect(row).toMatchObject({ clientReadId: 0, updatedAt: booking.updatedAt })
    expect((await open(token)).status).toBe(200)
  })

  it('takes a reply, which the agency reads as unread', async () => {
    const { admin, path, token } = await aLink()
    const response = await reply(token, '  On Monday.\r\nAt ten? ')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${page}?token=${token}#newest`)
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    const thread = await (await send(path, { cookie: admin.cookie })).json<{
      messages: object[]
      unread: number
    }>()
    expect(thread.unread).toBe(1)
    expect(thread.messages.at(-1)).toMatchObject({ from: 'client', body: 'On Monday.\nAt ten?' })
    const html = await (await open(token)).text()
    expect(html).toContain('On Monday.')
    expect(html).toContain(messagesPageCopy.you)
  })

  it.each([
    ['an empty', '   '],
    ['a too long', '<b>'.repeat(900)],
  ])('refuses %s reply, and keeps what was written', async (_, body) => {
    const { token } = await aLink()
    const response = await reply(token, body)
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain('role="alert"')
    expect(html).toContain(body.trim().replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
    expect(await db.$count(bookingMessages)).toBe(1)
  })

  it('takes a reply of 2,000 characters of four bytes, and refuses a body that is larger than any reply', async () => {
    const { token } = await aLink()
    expect((await reply(token, '😀'.repeat(2000))).status).toBe(303)
    expect((await reply(token, 'x'.repeat(40_000))).status).toBe(413)
  })

  it('shows thirty messages, and the older ones behind a link', async () => {
    const { booking, token } = await aLink('The first one')
    for (let index = 0; index < 30; index += 1)
      await db
        .insert(bookingMessages)
        .values({ bookingId: booking.id, fromAgency: true, body: `Message ${index}` })
    const html = await (await open(token)).text()
    expect(html).not.toContain('The first one')
    const older = /before=(\d+)/.exec(html)?.[1] ?? ''
    expect(await (await open(token, `&before=${older}`)).text()).toContain('The first one')
    for (const before of ['x', '-1', '0', '9'.repeat(30)])
      expect((await open(token, `&before=${before}`)).status).toBe(200)
  })

  it('says that it no longer works, and shows what was written', async () => {
    const { booking, token } = await aLink()
    await db.update(bookings).set({ clientEmail: 'new@everest.example' }).where(eq(bookings.id, booking.id))
    for (const link of [token, 'x', '', 'a'.repeat(32)]) expect((await open(link)).status).toBe(410)
    const response = await reply(token, 'A long answer')
    expect(response.status).toBe(410)
    const html = await response.text()
    expect(html).toContain('A long answer')
    expect(html).toContain(messagesPageCopy.notSent)
  })

  it('leads to the sign-in once an account has claimed the request', async () => {
    const { booking, token } = await aLink()
    const owner = await addUser(db)
    await db.update(bookings).set({ userId: owner.id }).where(eq(bookings.id, booking.id))
    const response = await open(token)
    expect(response.status).toBe(410)
    const html = await response.text()
    expect(html).toContain(messagesPageCopy.claimed.heading)
    expect(html).toContain('/auth?next=')
    expect(html).not.toContain('When do we start?')
  })

  it('bounds the work that dead links cause', async () => {
    let status = 0
    for (let index = 0; index < 61; index += 1) status = (await open('a'.repeat(32))).status
    expect(status).toBe(429)
  })

  it('answers 429 with Retry-After to more than 30 replies an hour, and keeps what was written', async () => {
    const { token } = await aLink()
    const responses = []
    for (let index = 0; index < 31; index += 1) responses.push(await reply(token, `Reply ${index}`))
    const last = responses.at(-1)
    expect(last?.status).toBe(429)
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await last?.text()).toContain('Reply 30')
  })
})

describe('asking for a new link', () => {
  const ask = (code: string, options = {}) =>
    send(`/api/bookings/${code}/message-link`, { json: {}, ...options })

  it('answers the same for every code, and emails a link to the address of the request only', async () => {
    const { booking } = await addGuest()
    const responses: [number, string][] = []
    for (const code of [formatCode(booking.code), '0000-0000-0000-0000', 'x']) {
      const response = await ask(code)
      responses.push([response.status, await response.text()])
    }
    expect(responses.every((response) => String(response) === String(responses[0]))).toBe(true)
    expect(responses[0]?.[0]).toBe(202)
    expect((await db.select().from(outbox)).map(({ recipient }) => recipient)).toEqual([guest])
    expect((await open(await newestToken(db, guest))).status).toBe(200)
  })

  it('leads a plain form back to the request, and answers 429 to more than ten an hour', async () => {
    const { booking } = await addGuest()
    const code = formatCode(booking.code)
    const form = await send(`/api/bookings/${code}/message-link`, { form: {} })
    expect([form.status, form.headers.get('location')]).toEqual([
      303,
      `/booking/confirmation/${code}#message-link-sent`,
    ])
    for (let index = 0; index < 9; index += 1) await ask('x')
    expect((await ask('x')).status).toBe(429)
    const plain = await send(`/api/bookings/${code}/message-link`, { form: {} })
    expect([plain.status, plain.headers.get('content-type')]).toEqual([
      429,
      expect.stringContaining('text/html'),
    ])
  })

  const addGuest = async () => ({ booking: await addBooking(db, { clientEmail: guest }) })

  it('is offered by the page of the request, which still shows no messages', async () => {
    const { booking } = await aLink('A secret')
    const html = await (await send(`/booking/confirmation/${formatCode(booking.code)}`)).text()
    expect(html).toContain('/message-link"')
    expect(html).toContain('a…@everest.example')
    expect(html).not.toContain('A secret')
  })
})
