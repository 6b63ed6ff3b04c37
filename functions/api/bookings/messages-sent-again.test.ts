import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { messageRules } from '#contracts/booking-rules.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { bookingMessages } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { addServices } from '#tests/builders/services.ts'
import { aConversation } from '#tests/worker/conversations.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(rateLimits), db.delete(outbox)])
})

describe('sending again', () => {
  it('sent ten times at once is one message and one email', async () => {
    const { owner, booking, write } = await aConversation()
    const responses = await Promise.all(Array.from({ length: 10 }, () => write(owner.cookie, 'Only once')))
    expect(responses.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect(await db.$count(bookingMessages, eq(bookingMessages.bookingId, booking.id))).toBe(1)
    expect(await db.$count(outbox)).toBe(1)
  })

  it('simultaneous messages from both sides are all saved', async () => {
    const { owner, admin, read, write } = await aConversation()
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        write(index % 2 ? owner.cookie : admin.cookie, `Message ${index}`),
      ),
    )
    const { messages } = await read(owner.cookie)
    expect(messages).toHaveLength(10)
    expect(messages.map(({ id }) => id)).toEqual(messages.map(({ id }) => id).sort((a, b) => a - b))
  })
})

it(`more than ${messageRules.perHour} an hour answer 429, for one person only`, async () => {
  const { owner, admin, write } = await aConversation()
  for (let index = 0; index < messageRules.perHour; index += 1) {
    expect((await write(owner.cookie, `Message ${index}`)).status).toBe(201)
  }
  const refusedResponse = await write(owner.cookie, 'One more')
  expect(refusedResponse.status).toBe(429)
  expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect((await write(admin.cookie, 'Still here')).status).toBe(201)
})

it('several accounts on one network write no more than that network may, while others and the agency can', async () => {
  const address = '203.0.113.7'
  const conversations = [await aConversation(), await aConversation(), await aConversation()]
  const write = ({ path, owner }: (typeof conversations)[number], body: string, from = address) =>
    send(path, { json: { body }, cookie: owner.cookie, address: from })
  const [one, two, three] = conversations
  if (!one || !two || !three) throw new Error('a conversation is missing')
  for (let index = 0; index < messageRules.perHour; index += 1) {
    expect((await write(one, `Message ${index}`)).status).toBe(201)
    expect((await write(two, `Message ${index}`)).status).toBe(201)
  }
  const emails = await db.$count(outbox)
  const refusedResponse = await write(three, 'One more')
  expect(refusedResponse.status).toBe(429)
  expect(Number(refusedResponse.headers.get('retry-after'))).toBeGreaterThan(3000)
  expect(await db.$count(outbox)).toBe(emails)
  expect((await write(three, 'From elsewhere', '198.51.100.9')).status).toBe(201)
  const response = { json: { body: 'Hello' }, cookie: three.admin.cookie, address }
  expect((await send(three.path, response)).status).toBe(201)
})
