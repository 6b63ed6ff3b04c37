import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { queueDigests } from './digests.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.batch([db.delete(outbox), db.delete(heldNotices)])
})

async function aReaderOfTwoLines() {
  const reader = await addUser(db, { emailConfirmedAt: new Date() })
  const line = { userId: reader.id, topic: 'messages' as const, readyAt: new Date(0) }
  await db.insert(heldNotices).values([
    { ...line, subject: 'The first', link: 'https://www.agency.example/1' },
    { ...line, subject: 'The second', link: 'https://www.agency.example/2' },
  ])
  return reader
}

const queueBeside = (act: () => Promise<unknown>) =>
  queueDigests(aContext(actingBefore(env.DB, 'insert into "outbox"', act)))

describe('a digest that is read while something of it changes is sent by the next tick', () => {
  it.each([
    ['The first', 'The second'],
    ['The second', 'The first'],
  ])('when a line of it is withdrawn, without that line: %s', async (withdrawnLine, otherLine) => {
    const reader = await aReaderOfTwoLines()
    await queueBeside(() => db.delete(heldNotices).where(eq(heldNotices.subject, withdrawnLine)))
    await queueDigests(aContext(db))
    const emails = await db.select().from(outbox)
    expect(emails).toMatchObject([{ recipient: reader.email, body: expect.stringContaining(otherLine) }])
    expect(emails[0]?.body).not.toContain(withdrawnLine)
    expect(await db.$count(heldNotices)).toBe(0)
  })

  it('when the reader gets another address, to that one', async () => {
    const reader = await aReaderOfTwoLines()
    const email = `new.${uniqueText()}@example.com`
    await queueBeside(() => db.update(users).set({ email }).where(eq(users.id, reader.id)))
    await queueDigests(aContext(db))
    expect(await db.select().from(outbox)).toMatchObject([{ recipient: email }])
    expect(await db.$count(heldNotices)).toBe(0)
  })
})

it('the lines of somebody who is disabled meanwhile are dropped', async () => {
  const reader = await aReaderOfTwoLines()
  await queueBeside(() => db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, reader.id)))
  expect(await db.$count(outbox)).toBe(0)
  expect(await db.$count(heldNotices)).toBe(0)
})
