import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { emailsFailedTexts } from '#content/emails/agency.ts'
import { openDb } from '#platform/db/open.ts'
import { clockJobs } from '#platform/db/schema/clock.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { site } from '#site.config.ts'
import { noticeFailures } from './notice-failures.ts'

const db = openDb(env.DB)
const start = new Date('2030-01-10T08:00:00Z')
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000)
const run = (hour: number) => noticeFailures({ db, now: hours(hour), siteUrl: 'https://site.example' })

beforeEach(() => db.batch([db.delete(outbox), db.delete(clockJobs)]))

const failedEmail = (hour: number, overrides: Partial<typeof outbox.$inferInsert> = {}) =>
  db.insert(outbox).values({
    recipient: 'asha@example.com',
    subject: 'Asha',
    body: 'x',
    failedAt: hours(hour),
    ...overrides,
  })
const notices = async () =>
  (await db.select().from(outbox)).filter(({ subject }) => subject === emailsFailedTexts.subject)

it('the agency is told once that emails failed, however many failed and however many runs see it', async () => {
  for (let n = 0; n < 5; n += 1) await failedEmail(0)
  await Promise.all([1, 2, 3].map(() => run(1)))
  const [notice, ...others] = await notices()
  expect(others).toEqual([])
  expect(notice).toMatchObject({ recipient: site.email, sentAt: null, failedAt: null })
  expect(notice?.body).toContain('https://site.example/admin/emails')
  expect(notice?.body).not.toMatch(/asha/i)
})

it('the agency is told again a day later at the earliest, if anything has failed since', async () => {
  await failedEmail(0)
  await run(1)
  await failedEmail(1.01)
  await run(24)
  expect(await notices()).toHaveLength(1)
  await run(40)
  expect(await notices()).toHaveLength(2)
  await run(80)
  expect(await notices()).toHaveLength(2)
})

it('nothing is said where nothing failed, where it was sent after all, or where only the notice failed', async () => {
  await db.insert(outbox).values({ recipient: 'a@b.example', subject: 'x', body: 'x' })
  await failedEmail(0, { sentAt: hours(0) })
  await failedEmail(0, { kind: 'failure-notice' })
  await failedEmail(-30)
  await run(1)
  expect(await notices()).toEqual([])
})
