import { env } from 'cloudflare:test'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { newsletterIssues, newsletterSettings } from '#platform/db/schema/newsletter.ts'
import { emailSuppressions, outbox } from '#platform/db/schema/outbox.ts'
import { suppressEmails } from '#platform/email/suppress-emails.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { anIssue, aSubscriber } from '#tests/builders/newsletter.ts'
import { addSubscribers, aSendingIssue, aTransport, later, tick } from '#tests/builders/newsletter-sending.ts'
import { unsubscribe } from '#domains/newsletter/unsubscribe.ts'
import { beginSending } from './start-due-issues.ts'
import { queueIssueEmails } from './queue-issue-emails.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await db.delete(outbox)
  await db.delete(newsletterIssues)
  await db.delete(newsletterSubscribers)
  await db.delete(emailSuppressions)
  await db.update(newsletterSettings).set({ emailsPerDay: null, countedDay: '', countedEmails: 0 })
})

const read = async (id: number) =>
  (await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)))[0]

describe('an issue that is due', () => {
  it('is sent to each confirmed subscriber once, with both parts and the reader’s own link', async () => {
    const { id } = await anIssue(db, { state: 'scheduled', sendAt: later(-1000) })
    const reader = await aSubscriber(db)
    await aSubscriber(db, { isConfirmed: false })
    await aSubscriber(db, { unsubscribedAt: new Date() })
    const { emails, transport } = aTransport()
    const { pages } = await tick(db, transport)
    await tick(db, transport)
    expect(pages).toContain('/newsletter')
    const url = `https://www.agency.example/newsletter/unsubscribe?token=${reader.unsubscribeToken}`
    expect(emails).toMatchObject([
      {
        to: reader.email,
        subject: 'What we learned this month',
        unsubscribeUrl: url,
        body: `A first paragraph. ${url}`,
        html: `<p>A first paragraph. ${url}</p>`,
      },
    ])
    expect(await read(id)).toMatchObject({ state: 'sent', number: 1, queued: 1, sent: 1, failed: 0 })
    const [email] = await db.select().from(outbox)
    expect(email).toMatchObject({ body: '', html: null, unsubscribeUrl: null })
  })

  it('leaves in the order of the planned times when several are late', async () => {
    for (const [subject, ms] of [
      ['Third', -1000],
      ['First', -3000],
      ['Second', -2000],
    ] as const)
      await anIssue(db, { subject, state: 'scheduled', sendAt: later(ms) })
    await aSubscriber(db)
    const { emails, transport } = aTransport()
    for (let minutes = 0; minutes < 4; minutes += 1) await tick(db, transport)
    expect(emails.map(({ subject }) => subject)).toEqual(['First', 'Second', 'Third'])
    const rows = await db.select().from(newsletterIssues).orderBy(newsletterIssues.number)
    expect(rows.map(({ subject }) => subject)).toEqual(['First', 'Second', 'Third'])
  })

  it('reaches everybody once when four ticks run at the same time, again and again', async () => {
    const readers = await addSubscribers(db, 230)
    const { id } = await aSendingIssue(db)
    const { recipients, transport } = aTransport()
    for (let round = 0; round < 3; round += 1) await Promise.all([1, 2, 3, 4].map(() => tick(db, transport)))
    expect(recipients()).toEqual(readers)
    expect(await read(id)).toMatchObject({ state: 'sent', queued: 230, sent: 230 })
  }, 60_000)

  it('reaches nobody twice when a run ends between queueing and sending', async () => {
    const readers = await addSubscribers(db, 3)
    await aSendingIssue(db)
    await queueIssueEmails(aContext(db))
    await queueIssueEmails(aContext(db))
    const { recipients, transport } = aTransport()
    await tick(db, transport)
    expect(recipients()).toEqual(readers)
  })

  it('reaches an address only once, even if it was deleted and signed up again in between', async () => {
    const { email } = await aSubscriber(db)
    const { id } = await aSendingIssue(db)
    await queueIssueEmails(aContext(db))
    await db.delete(newsletterSubscribers)
    await aSubscriber(db, { email })
    await db.update(newsletterIssues).set({ cursor: 0, isQueued: false })
    const { recipients, transport } = aTransport()
    await tick(db, transport)
    expect(recipients()).toEqual([email])
    expect(await read(id)).toMatchObject({ queued: 1, sent: 1 })
  })

  it('leaves out people who confirm after the sending began, even with an earlier sign-up', async () => {
    await aSendingIssue(db, { startedAt: later(-60_000) })
    await aSubscriber(db, { createdAt: later(-30_000) })
    await aSubscriber(db, { createdAt: later(-90_000), confirmedAt: later(-30_000) })
    const early = await aSubscriber(db, { createdAt: later(-90_000), confirmedAt: later(-80_000) })
    const { recipients, transport } = aTransport()
    await tick(db, transport)
    expect(recipients()).toEqual([early.email])
  })

  it('leaves out people who leave while the email waits, and addresses that bounced', async () => {
    const leaver = await aSubscriber(db)
    const bouncer = await aSubscriber(db)
    const stays = await aSubscriber(db)
    const { id } = await aSendingIssue(db)
    await db.insert(emailSuppressions).values({ address: bouncer.email, reason: 'bounce' })
    await queueIssueEmails(aContext(db))
    expect(await read(id)).toMatchObject({ queued: 2 })
    await unsubscribe(aContext(db), leaver.unsubscribeToken)
    const { recipients, transport } = aTransport()
    await tick(db, transport)
    expect(recipients()).toEqual([stays.email])
    expect(await read(id)).toMatchObject({ state: 'sent', queued: 1, sent: 1, left: 0 })
  })

  it('goes to nobody else once it is stopped', async () => {
    await addSubscribers(db, 3)
    const { id } = await aSendingIssue(db)
    await queueIssueEmails(aContext(db))
    await db.update(newsletterIssues).set({ state: 'stopped' })
    const { emails, transport } = aTransport()
    await tick(db, transport)
    expect(emails).toEqual([])
    expect(await read(id)).toMatchObject({ state: 'stopped', queued: 0, sent: 0 })
  })

  it('is stopped when the provider rejects most of it', async () => {
    await addSubscribers(db, 120)
    const { id } = await aSendingIssue(db)
    const { transport } = aTransport(() => ({ ok: false, reason: 'HTTP 422', isFinal: true }))
    await tick(db, transport)
    expect(await read(id)).toMatchObject({ state: 'stopped', failed: 120 })
  }, 30_000)

  it('gets the next number of the archive, and two at once get different ones', async () => {
    await anIssue(db, { state: 'sent', number: 7 })
    await anIssue(db, { state: 'scheduled', sendAt: later(-2000) })
    await anIssue(db, { state: 'scheduled', sendAt: later(-1000) })
    const { transport } = aTransport()
    await Promise.all([tick(db, transport), tick(db, transport)])
    const rows = await db.select().from(newsletterIssues).orderBy(desc(newsletterIssues.number))
    expect(rows.map(({ number }) => number)).toEqual([9, 8, 7])
  })
})

describe('what became of an issue', () => {
  it('counts who left and who bounced at the newest issue that they got, each once', async () => {
    const [leaver, bouncer, complainer] = [
      await aSubscriber(db),
      await aSubscriber(db),
      await aSubscriber(db),
    ]
    const older = await aSendingIssue(db)
    const { transport } = aTransport()
    await tick(db, transport)
    const newer = await anIssue(db)
    await db
      .update(newsletterIssues)
      .set(beginSending(later(1000)))
      .where(eq(newsletterIssues.id, newer.id))
    await tick(db, transport)
    for (let time = 0; time < 2; time += 1) {
      await unsubscribe(aContext(db), leaver.unsubscribeToken)
      await suppressEmails(aContext(db), { reason: 'bounce', addresses: [bouncer.email] })
      await suppressEmails(aContext(db), { reason: 'complaint', addresses: [complainer.email] })
    }
    expect(await read(newer.id)).toMatchObject({ sent: 3, bounced: 1, left: 2 })
    expect(await read(older.id)).toMatchObject({ sent: 3, bounced: 0, left: 0 })
  })
})
