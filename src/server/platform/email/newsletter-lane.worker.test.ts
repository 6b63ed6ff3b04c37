import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { newsletterIssues, newsletterSettings } from '#platform/db/schema/newsletter.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { queueIssueEmails } from '#domains/newsletter/issues/queue-issue-emails.ts'
import { addSubscribers, aSendingIssue, aTransport, tick } from '#tests/builders/newsletter-sending.ts'
import { anOutboxEmail } from '#tests/builders/outbox.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { sendOutbox } from './send-outbox.ts'
import type { Delivery } from './transport.ts'

const db = openDb(env.DB)
const limitedDelivery: Delivery = { ok: false, reason: 'HTTP 429', isFinal: false, isLimit: true }

beforeEach(async () => {
  await db.delete(outbox)
  await db.delete(newsletterIssues)
  await db.delete(newsletterSubscribers)
  await db.update(newsletterSettings).set({ emailsPerDay: null, countedDay: '', countedEmails: 0 })
})

describe('a newsletter beside other emails', () => {
  it('never goes before them', async () => {
    await addSubscribers(db, 12)
    await aSendingIssue(db)
    await queueIssueEmails(aContext(db))
    await anOutboxEmail(db, { kind: 'account-link', recipient: 'waits@example.com' })
    const { emails, transport } = aTransport()
    await tick(db, transport)
    expect(emails.slice(0, 10).map(({ to }) => to)).toContain('waits@example.com')
    expect(emails).toHaveLength(13)
  })

  it('queues as many emails a day as the setting allows, and goes on the next day', async () => {
    await addSubscribers(db, 5)
    const { id } = await aSendingIssue(db)
    await db.update(newsletterSettings).set({ emailsPerDay: 2 })
    const { emails, transport } = aTransport()
    const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`)
    for (let run = 0; run < 3; run += 1) await tick(db, transport, noon)
    expect(emails).toHaveLength(2)
    for (const day of [1, 2]) await tick(db, transport, new Date(noon.getTime() + day * 86_400_000))
    expect(emails).toHaveLength(5)
    await tick(db, transport)
    const [issue] = await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id))
    expect(issue).toMatchObject({ state: 'sent', sent: 5 })
  })

  it('waits for a provider that takes no more without losing attempts, and lets others pass', async () => {
    await addSubscribers(db, 3)
    await aSendingIssue(db)
    await queueIssueEmails(aContext(db))
    const full = aTransport(({ unsubscribeUrl }) =>
      unsubscribeUrl ? { ...limitedDelivery, retryAfterMs: 3_600_000 } : { ok: true },
    )
    for (let run = 0; run < 12; run += 1)
      await sendOutbox(db, full.transport, { wait: async () => undefined })
    await anOutboxEmail(db, { recipient: 'waits@example.com' })
    await sendOutbox(db, full.transport, { wait: async () => undefined })
    expect(full.emails.map(({ to }) => to)).toContain('waits@example.com')
    expect(await db.$count(outbox, sql`attempts = 0 and failed_at is null and sent_at is null`)).toBe(3)
    const { emails, transport } = aTransport()
    await tick(db, transport)
    expect(emails).toHaveLength(3)
  })

  it('is sent more slowly, and whole, to a provider with a limit per second', async () => {
    await addSubscribers(db, 24)
    await aSendingIssue(db)
    let acceptedCount = 0
    const waits: number[] = []
    const { transport } = aTransport(() => {
      acceptedCount += 1
      return acceptedCount > 4 ? limitedDelivery : { ok: true }
    })
    await queueIssueEmails(aContext(db))
    await sendOutbox(db, transport, {
      wait: async (ms) => {
        waits.push(ms)
        acceptedCount = 0
      },
    })
    expect(waits.length).toBeGreaterThan(0)
    expect(await db.$count(outbox, sql`sent_at is not null`)).toBeGreaterThan(4)
  })
})
