import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { accountTokens } from '#platform/db/schema/accounts.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { sweepExpired } from './sweep-expired.ts'
import { aContext } from '#tests/builders/service-context.ts'

const db = openDb(env.DB)
const dayMs = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

it('a sweep deletes expired links, and no others', async () => {
  const { id, email } = await addUser(db)
  const link = { userId: id, email, purpose: 'reset-password' as const }
  await db.insert(accountTokens).values([
    { ...link, tokenHash: 'over', expiresAt: new Date(Date.now() - 1) },
    { ...link, tokenHash: 'open', expiresAt: new Date(Date.now() + dayMs) },
  ])
  await sweepExpired(aContext(db))
  expect((await db.select().from(accountTokens)).map(({ tokenHash }) => tokenHash)).toEqual(['open'])
})

it('a sweep deletes emails a month after they were sent or given up, and keeps those that wait', async () => {
  const email = { recipient: 'asha@example.com', body: 'x' }
  await db.insert(outbox).values([
    { ...email, subject: 'sent long ago', sentAt: daysAgo(31) },
    { ...email, subject: 'given up long ago', failedAt: daysAgo(31) },
    { ...email, subject: 'sent lately', sentAt: daysAgo(29) },
    { ...email, subject: 'waits', createdAt: daysAgo(90) },
  ])
  await sweepExpired(aContext(db))
  expect((await db.select().from(outbox)).map(({ subject }) => subject)).toEqual(['sent lately', 'waits'])
})

it('a sweep deletes newsletter sign-ups that nobody confirmed in time, and keeps people who left', async () => {
  const over = { confirmTokenHash: null, confirmExpiresAt: daysAgo(1) }
  await db.insert(newsletterSubscribers).values([
    { ...over, email: 'never@example.com', unsubscribeToken: 'a', isConfirmed: false },
    { ...over, email: 'left@example.com', unsubscribeToken: 'b', unsubscribedAt: daysAgo(90) },
    { ...over, email: 'stays@example.com', unsubscribeToken: 'c' },
    { ...over, email: 'new@example.com', unsubscribeToken: 'd', isConfirmed: false, confirmExpiresAt: null },
  ])
  await sweepExpired(aContext(db))
  const emails = (await db.select().from(newsletterSubscribers)).map(({ email }) => email)
  expect(emails).toEqual(['left@example.com', 'stays@example.com', 'new@example.com'])
})
