import { siteUrl } from '#built/build.js'
import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookedService } from '#tests/builders/bookings.ts'
import { agencyWroteToGuestTexts } from '#content/emails/messages.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { messageRules } from '#contracts/booking-rules.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { bookingMessages } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { site } from '#site.config.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'
import { aConversation } from '#tests/worker/conversations.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
})

describe('both sides', () => {
  it('write and read, newest last, with who wrote and when', async () => {
    const { owner, admin, read, write } = await aConversation()
    const first = await write(owner.cookie, '  Can it be\r\nTuesday? ')
    expect(first.status).toBe(201)
    expect(first.headers.get('cache-control')).toBe('no-store')
    await write(admin.cookie, 'It can.')
    expect(await read(owner.cookie)).toEqual({
      side: 'client',
      messages: [
        {
          id: expect.any(Number),
          from: 'client',
          author: 'Dana Client',
          body: 'Can it be\nTuesday?',
          createdAt: expect.stringMatching(/Z$/),
        },
        {
          id: expect.any(Number),
          from: 'agency',
          author: 'Adrian Admin',
          body: 'It can.',
          createdAt: expect.stringMatching(/Z$/),
        },
      ],
      olderThan: null,
      unread: 1,
    })
    expect(await read(admin.cookie)).toMatchObject({ side: 'agency', unread: 1 })
  })

  it('are notified by email, with a link and without the text', async () => {
    const { owner, admin, booking, write } = await aConversation()
    await write(owner.cookie, 'Something private')
    await write(admin.cookie, 'Another secret')
    const queuedEmails = await db.select().from(outbox)
    expect(queuedEmails.map(({ recipient }) => recipient)).toEqual([site.email, owner.user.email])
    const code = formatCode(booking.code)
    expect(queuedEmails[0]?.body).toContain(`${siteUrl}/admin/contact-submissions/request?code=${code}`)
    expect(queuedEmails[1]?.body).toContain(`${siteUrl}/booking/confirmation/${code}#messages`)
    for (const { subject, body } of queuedEmails) {
      expect(`${subject} ${body}`).not.toMatch(/private|secret/)
    }
  })

  it("a guest's booking has no account yet: the email goes to the address in the form", async () => {
    const { admin, booking, write } = await aConversation({ userId: null })
    expect((await write(admin.cookie, 'Which day suits you?')).status).toBe(201)
    const [queuedEmail] = await db.select().from(outbox)
    expect(queuedEmail?.recipient).toBe(booking.clientEmail)
    expect(queuedEmail?.body).toContain(
      agencyWroteToGuestTexts({ code: formatCode(booking.code) }).beforeLink,
    )
  })

  it('text stays text, and an emoji counts as one character', async () => {
    const { owner, read, write } = await aConversation()
    const body = `<img src=x onerror=alert(1)> ${'🙂'.repeat(messageRules.charsMax - 29)}`
    expect((await write(owner.cookie, body)).status).toBe(201)
    expect((await read(owner.cookie)).messages[0]?.body).toBe(body)
    expect((await write(owner.cookie, `${body}x`)).status).toBe(400)
  })

  it('older messages come page by page, newest last', async () => {
    const { owner, admin, booking, read } = await aConversation()
    const count = messageRules.pageRows + 2
    for (let index = 0; index < count; index += 1) {
      await db.insert(bookingMessages).values({
        bookingId: booking.id,
        authorId: admin.user.id,
        fromAgency: true,
        body: `Message ${index}`,
        createdAt: new Date(),
      })
    }
    const newest = await read(owner.cookie)
    expect(newest.messages.map(({ body }) => body).slice(0, 2)).toEqual(['Message 2', 'Message 3'])
    expect(newest.messages).toHaveLength(messageRules.pageRows)
    expect(newest.unread).toBe(count)
    const older = await read(owner.cookie, `?before=${newest.olderThan}`)
    expect(older.messages.map(({ body }) => body)).toEqual(['Message 0', 'Message 1'])
    expect(older.olderThan).toBeNull()
  })

  it('a poll gets newer messages, or 204 if there are none', async () => {
    const { owner, admin, path, read, write } = await aConversation()
    expect((await send(`${path}?after=0`, { cookie: owner.cookie })).status).toBe(204)
    await write(owner.cookie, 'One')
    const { messages } = await read(owner.cookie, '?after=0')
    const after = `?after=${messages[0]?.id}`
    expect((await send(`${path}${after}`, { cookie: owner.cookie })).status).toBe(204)
    await write(admin.cookie, 'Two')
    expect(await read(owner.cookie, after)).toMatchObject({
      messages: [{ body: 'Two' }],
      olderThan: null,
      unread: 1,
    })
    for (const query of ['?after=-1', '?after=x', '?after=01'])
      expect((await send(`${path}${query}`, { cookie: owner.cookie })).status).toBe(400)
  })

  it('the count of unread bookings is private, of both sides, and for administrators only the agency’s', async () => {
    const { owner, admin, write } = await aConversation()
    await write(admin.cookie, 'Hello')
    await write(owner.cookie, 'Hi')
    const response = await send('/api/unread', { cookie: owner.cookie })
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ own: 1, agency: 0 })
    const { agency } = await (await send('/api/unread', { cookie: admin.cookie })).json<{ agency: number }>()
    expect(agency).toBeGreaterThan(0)
  })

  it('the booking includes the thread for its owner and the agency only', async () => {
    const { owner, admin, page, write } = await aConversation()
    const stranger = await aSignedInUser(db)
    await write(admin.cookie, 'Hello')
    const seenBy = async (cookie?: string) => (await send(page, cookie ? { cookie } : {})).json()
    expect(await seenBy(owner.cookie)).toMatchObject({ thread: { side: 'client', unread: 1 } })
    expect(await seenBy(admin.cookie)).toMatchObject({ thread: { side: 'agency', unread: 0 } })
    expect(await seenBy(stranger.cookie)).not.toHaveProperty('thread')
    expect(await seenBy()).not.toHaveProperty('thread')
  })
})

it("nobody can add a deleted account's booking, and its messages go to nobody", async () => {
  const { admin, path, page, read, write } = await aConversation({ userId: null, clientEmail: '' })
  expect((await write(admin.cookie, 'For the file')).status).toBe(201)
  expect(await db.$count(outbox)).toBe(0)
  const { cookie } = await aSignedInUser(db)
  expect((await send(`${page}/claim`, { json: {}, cookie })).status).toBe(404)
  expect((await send(path, { cookie })).status).toBe(404)
  expect(await (await send(page)).json()).toMatchObject({ isClaimable: false })
  expect((await read(admin.cookie)).messages).toHaveLength(1)
})

describe('what is unread', () => {
  it('is counted for each side, on the list too, and reading alone changes nothing', async () => {
    const { owner, admin, read, write } = await aConversation()
    await write(admin.cookie, 'One')
    await write(admin.cookie, 'Two')
    await write(owner.cookie, 'Mine')
    for (let time = 0; time < 2; time += 1) expect((await read(owner.cookie)).unread).toBe(2)
    expect((await read(admin.cookie)).unread).toBe(1)
    const list = await send(`/api/bookings/email/${encodeURIComponent(owner.user.email)}`, {
      cookie: owner.cookie,
    })
    expect(await list.json()).toMatchObject([{ unread: 2, service: bookedService, events: [] }])
  })

  it('a read mark belongs to one side, only moves forward, and never past the newest message', async () => {
    const { owner, admin, read, write, mark } = await aConversation()
    await write(admin.cookie, 'One')
    await write(admin.cookie, 'Two')
    await write(owner.cookie, 'Mine')
    const [one, two] = (await read(owner.cookie)).messages
    const unreadAfter = async (readUpTo: number) => (await mark(owner.cookie, readUpTo)).json()
    expect(await unreadAfter(one?.id ?? 0)).toEqual({ unread: 1 })
    expect(await unreadAfter(9_999_999)).toEqual({ unread: 0 })
    expect(await unreadAfter(one?.id ?? 0)).toEqual({ unread: 0 })
    expect((await read(admin.cookie)).unread).toBe(1)
    await write(admin.cookie, 'Three, after the mark')
    expect((await read(owner.cookie)).unread).toBe(1)
    expect(await unreadAfter(two?.id ?? 0)).toEqual({ unread: 1 })
  })

  it.each([0, -1, 1.5, '3', null])('a mark of %j answers 400', async (readUpTo) => {
    const { owner, mark } = await aConversation()
    expect((await mark(owner.cookie, readUpTo)).status).toBe(400)
  })
})

it('an empty message, another content type, another origin and another method are refused', async () => {
  const { owner, path, write } = await aConversation()
  for (const body of ['', '   ', undefined, 4]) expect((await write(owner.cookie, body)).status).toBe(400)
  const { cookie } = owner
  expect((await send(path, { body: 'x', cookie, headers: { 'content-type': 'text/plain' } })).status).toBe(
    415,
  )
  const headers = { origin: 'https://elsewhere.example' }
  expect((await send(path, { json: { body: 'Hello' }, cookie, headers })).status).toBe(403)
  expect((await send(path, { method: 'DELETE', cookie })).headers.get('allow')).toBe('GET, HEAD, POST, PATCH')
  expect((await send(`${path}?before=x`, { cookie })).status).toBe(400)
})
