import { env } from 'cloudflare:test'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { IssuePatch } from '#contracts/admin-issues.ts'
import { issueRules } from '#contracts/newsletter-rules.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { newsletterIssues } from '#platform/db/schema/newsletter.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { createIssue } from './create-issue.ts'
import { sendTestIssue } from './send-test-issue.ts'
import { deleteIssue, updateIssue } from './update-issue.ts'

const db = openDb(env.DB)
const now = new Date('2026-11-20T10:00:00Z')
const later = '2026-11-21T09:00:00Z'

beforeEach(async () => {
  await db.delete(outbox)
  await db.delete(newsletterIssues)
})

const admin = async () => aUserContext(db, await addUser(db, { role: 'admin' }), { now })

async function anIssue(subject = 'Café notes', content = 'Hello *there*.') {
  const context = await admin()
  const result = await createIssue(context, { subject, content })
  if (!result.ok) throw new Error(result.reason)
  const change = (patch: Omit<IssuePatch, 'revision'> & { revision?: number }) =>
    updateIssue(context, { id: result.issue.id, patch: { revision: result.issue.revision, ...patch } })
  return { issue: result.issue, context, change }
}

describe('an issue', () => {
  it('gets a unique address from its subject, which changes with the subject', async () => {
    const { issue } = await anIssue()
    const { issue: other, change } = await anIssue()
    expect([issue.slug, other.slug]).toEqual(['cafe-notes', 'cafe-notes-2'])
    expect(await change({ subject: 'Unsubscribe' })).toMatchObject({ issue: { slug: 'issue-unsubscribe' } })
    expect((await anIssue('日本')).issue.slug).toBe('issue')
    const long = await anIssue(`${'word '.repeat(11)}another`)
    expect(long.issue.slug).toBe(Array(11).fill('word').join('-'))
  })

  it('can be made from a post, whose text it copies', async () => {
    const context = await admin()
    const post = aPost({ title: 'A post' })
    await createPost(aContext(db, { now }), post)
    expect(await createIssue(context, { postSlug: post.slug })).toMatchObject({
      issue: { subject: 'A post', origin: 'post', content: expect.stringContaining(post.content) },
    })
    expect(await createIssue(context, { postSlug: 'no-such-post' })).toMatchObject({
      reason: 'post-not-found',
    })
  })

  it('is one when it is sent again because its answer was lost, and another from somebody else', async () => {
    const post = aPost()
    await createPost(aContext(db, { now }), post)
    for (const input of [{ subject: 'News', content: '' }, { postSlug: post.slug }]) {
      const [context, others] = [await admin(), await admin()]
      const first = await createIssue(context, input)
      expect(first).toMatchObject({ ok: true })
      expect(await createIssue(context, input)).toEqual(first)
      expect(await createIssue(others, input)).not.toEqual(first)
      expect(await db.$count(auditLog, eq(auditLog.actorId, context.user.id))).toBe(1)
    }
    expect(await db.$count(newsletterIssues)).toBe(4)
  })

  it('has one line for its subject, also from a post that was saved with a title of several', async () => {
    const post = aPost({ title: 'One\r\nBcc: two' })
    await createPost(aContext(db, { now }), post)
    expect(await createIssue(await admin(), { postSlug: post.slug })).toMatchObject({
      issue: { subject: 'One Bcc: two' },
    })
  })

  it('is refused when mail programs would clip it', async () => {
    const content = 'a'.repeat(issueRules.markdownBytesMax + 1)
    expect(await createIssue(await admin(), { subject: 'Long', content })).toMatchObject({
      reason: 'issue-too-large',
    })
  })

  it('is refused, new or changed, when its tables would make the email too large to be stored', async () => {
    const rows = ['|'.repeat(81), `|${'-|'.repeat(80)}`, ...Array<string>(400).fill('|'.repeat(81))]
    const content = rows.join('\n')
    expect(content.length).toBeLessThan(issueRules.markdownBytesMax)
    const refusal = { ok: false, reason: 'issue-email-too-large', bytesMax: issueRules.renderedBytesMax }
    expect(await createIssue(await admin(), { subject: 'Wide', content })).toEqual(refusal)
    const { change } = await anIssue()
    expect(await change({ content })).toEqual(refusal)
    expect(await change({ content: rows.slice(0, 10).join('\n') })).toMatchObject({ ok: true })
  })

  it('of the longest text without tables is not refused', async () => {
    const content = 'What we learned this month, in **some** [more words](/blog/a).\n\n'.repeat(750)
    expect(await createIssue(await admin(), { subject: 'Long', content })).toMatchObject({ ok: true })
  })

  it('keeps the first of two saves from the same state', async () => {
    const { change } = await anIssue()
    const results = await Promise.all([change({ content: 'One' }), change({ content: 'Two' })])
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })

  it('keeps texts that are sent again because the answer was lost, once', async () => {
    const { change } = await anIssue()
    expect(await change({ content: 'One' })).toMatchObject({ issue: { revision: 2 } })
    expect(await change({ content: 'One' })).toMatchObject({ issue: { revision: 2, content: 'One' } })
    expect(await change({ content: 'Two' })).toMatchObject({ reason: 'issue-conflict' })
  })

  it('is scheduled, taken back, sent and stopped, each step audited, and only from its state', async () => {
    const { change, issue, context } = await anIssue()
    expect(await change({ state: 'stopped' })).toMatchObject({ reason: 'issue-state' })
    expect(await change({ state: 'scheduled' })).toMatchObject({ reason: 'issue-time-missing' })
    expect(await change({ state: 'scheduled', sendAt: '2026-11-19T09:00:00Z' })).toMatchObject({
      reason: 'issue-time-missing',
    })
    expect(await change({ state: 'scheduled', sendAt: later })).toMatchObject({
      issue: { state: 'scheduled' },
    })
    expect(await change({ content: 'Late', revision: 2 })).toMatchObject({ reason: 'issue-state' })
    expect(await deleteIssue(context, issue.id)).toMatchObject({ reason: 'issue-state' })
    expect(await change({ state: 'draft', revision: 2 })).toMatchObject({
      issue: { state: 'draft', sendAt: null },
    })
    expect(await change({ state: 'sending', revision: 3 })).toMatchObject({
      issue: { state: 'sending', startedAt: now.toISOString() },
    })
    expect(await change({ state: 'stopped', revision: 4 })).toMatchObject({ issue: { state: 'stopped' } })
    expect(await deleteIssue(context, issue.id)).toEqual({ ok: true, slug: issue.slug, number: 1 })
    expect(await deleteIssue(context, issue.id)).toMatchObject({ reason: 'issue-not-found' })
    const entries = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(6)
    expect(entries.map(({ action }) => action)).toEqual([
      'newsletter.remove',
      'newsletter.stop',
      'newsletter.send',
      'newsletter.cancel',
      'newsletter.schedule',
      'newsletter.create',
    ])
  })

  it('stays as it is, without another entry in the log, when a step is sent again because its answer was lost', async () => {
    const { change, issue } = await anIssue()
    const newestEntry = async () => (await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]
    const repeat = async (patch: Parameters<typeof change>[0]) => {
      const first = await change(patch)
      expect(first).toMatchObject({ ok: true })
      const entry = await newestEntry()
      expect(await change(patch)).toEqual(first)
      if (first.ok) expect(await change({ ...patch, revision: first.issue.revision })).toEqual(first)
      expect(await newestEntry()).toEqual(entry)
    }
    await repeat({ state: 'scheduled', sendAt: later, revision: 1 })
    expect(await change({ state: 'scheduled', sendAt: '2026-11-22T09:00:00Z', revision: 1 })).toMatchObject({
      reason: 'issue-conflict',
    })
    await repeat({ state: 'draft', revision: 2 })
    await repeat({ state: 'sending', content: 'Hello again.', revision: 3 })
    await db.update(newsletterIssues).set({ state: 'sent' }).where(eq(newsletterIssues.id, issue.id))
    expect(await change({ state: 'sending', revision: 3 })).toMatchObject({ issue: { state: 'sent' } })
    expect(await change({ state: 'sending', revision: 4 })).toMatchObject({ reason: 'issue-state' })
    await db.update(newsletterIssues).set({ state: 'sending' }).where(eq(newsletterIssues.id, issue.id))
    await repeat({ state: 'stopped', revision: 4 })
  })

  it('is in the state that a double click asks for, once', async () => {
    const { change } = await anIssue()
    const results = await Promise.all([change({ state: 'sending' }), change({ state: 'sending' })])
    expect(results).toMatchObject([{ issue: { revision: 2 } }, { issue: { revision: 2 } }])
    const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1).offset(1)
    expect(entry).toMatchObject({ action: 'newsletter.create' })
  })

  it('is not called sent to somebody who has not seen the text that was', async () => {
    const { change } = await anIssue()
    await change({ content: 'Other words.' })
    await change({ state: 'sending', revision: 2 })
    expect(await change({ state: 'sending', revision: 1 })).toMatchObject({ reason: 'issue-conflict' })
  })

  it('is not sent without a text', async () => {
    const { change } = await anIssue('Empty', ' ')
    expect(await change({ state: 'sending' })).toMatchObject({ reason: 'issue-text-missing' })
  })

  it('can be taken back no more once the clock has begun', async () => {
    const { change, issue } = await anIssue()
    await change({ state: 'scheduled', sendAt: later })
    await db.update(newsletterIssues).set({ state: 'sending' }).where(eq(newsletterIssues.id, issue.id))
    expect(await change({ state: 'draft', revision: 2 })).toMatchObject({ reason: 'issue-state' })
  })

  it('goes to its author as a test, whose link ends nobody’s subscription', async () => {
    const { issue, context } = await anIssue()
    expect(await sendTestIssue(context, issue.id)).toEqual({ ok: true })
    expect(await db.select().from(outbox)).toMatchObject([
      {
        recipient: context.user.email,
        subject: '[Test] Café notes',
        kind: 'notice',
        issueId: null,
        body: expect.stringContaining('https://www.agency.example/newsletter/unsubscribe\n'),
        html: expect.stringContaining('<em>there</em>'),
      },
    ])
  })
})
