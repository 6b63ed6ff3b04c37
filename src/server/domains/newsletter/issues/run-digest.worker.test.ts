import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { digestTexts } from '#content/emails/newsletter-issue.ts'
import { createPost } from '#domains/blog/save-post.ts'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { newsletterIssues, newsletterSettings } from '#platform/db/schema/newsletter.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { formatLongDay } from '#shared/formats.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { needsPages } from '#tests/worker/needs-pages.ts'
import { readSettings, updateSettings } from '#domains/newsletter/settings.ts'
import { runDigest } from './run-digest.ts'

needsPages('/blog')

const db = openDb(env.DB)
const wednesday = new Date('2026-11-18T12:00:00Z')
const onDay = (days: number, hours = 0) =>
  new Date(wednesday.getTime() + days * 86_400_000 + hours * 3_600_000)
const digest = (now: Date) => runDigest(aContext(db, { now }))

beforeEach(async () => {
  await db.delete(newsletterIssues)
  await db.delete(posts)
  await db.update(newsletterSettings).set({ digest: 'off', digestPeriod: '', digestSince: null, revision: 1 })
})

async function switchOn(frequency: 'weekly' | 'monthly', now = wednesday) {
  const context = aUserContext(db, await addUser(db, { role: 'admin' }), { now })
  const { revision } = await readSettings(context)
  return updateSettings(context, { digest: frequency, revision })
}

const publish = (publishAt: Date, title = 'A *new* post') =>
  createPost(aContext(db, { now: publishAt }), aPost({ title, publishAt }))

it('a weekly digest has the posts since it was switched on, once, however many runs there are', async () => {
  await publish(onDay(-3), 'Before')
  await switchOn('weekly')
  expect(await digest(onDay(1))).toBeNull()
  await publish(onDay(2), 'A *new* post')
  const slugs = await Promise.all([digest(onDay(5)), digest(onDay(5)), digest(onDay(5, 1))])
  expect(slugs.filter(Boolean)).toHaveLength(1)
  const rows = await db.select().from(newsletterIssues)
  expect(rows).toMatchObject([
    {
      state: 'sending',
      origin: 'digest',
      number: 1,
      startedAt: onDay(5),
      subject: digestTexts.subject(formatLongDay(agencyDay(onDay(5)))),
    },
  ])
  expect(rows[0]?.emailText).toContain('A *new* post (https://www.agency.example/blog/')
  expect(rows[0]?.emailText).not.toContain('Before')
  expect(rows[0]?.emailHtml).toContain('https://www.agency.example/blog')
  expect(await digest(onDay(6))).toBeNull()
})

it('without a new post none is sent, and a missed week is made up for by the next run', async () => {
  await switchOn('weekly')
  expect(await digest(onDay(5))).toBeNull()
  await publish(onDay(6), 'First')
  await publish(onDay(14), 'Second')
  const slug = await digest(onDay(20))
  const [row] = await db.select().from(newsletterIssues)
  expect([row?.slug, row?.content]).toEqual([slug, expect.stringMatching(/Second[\s\S]*First/)])
  expect(await digest(onDay(21))).toBeNull()
})

it('a digest of more posts than it lists says how many there are', async () => {
  await switchOn('weekly')
  for (let n = 1; n <= 23; n += 1) await publish(onDay(2, n), `Post ${n}`)
  await digest(onDay(5))
  const [row] = await db.select().from(newsletterIssues)
  expect(row?.content).toContain(digestTexts.opening(23))
  expect(row?.content.match(/^## /gm)).toHaveLength(20)
})

it('a monthly digest comes with the new month', async () => {
  await switchOn('monthly')
  await publish(onDay(1))
  expect(await digest(onDay(12))).toBeNull()
  expect(await digest(onDay(13))).not.toBeNull()
})

it('switched off, none is sent', async () => {
  await publish(onDay(1))
  expect(await digest(onDay(30))).toBeNull()
})
