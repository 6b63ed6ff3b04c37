import { env } from 'cloudflare:test'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import { emailSuppressions } from '#platform/db/schema/outbox.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { aSubscriber } from '#tests/builders/newsletter.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { exportSubscribers } from '#domains/newsletter/list-subscribers.ts'
import { importSubscribers } from './import-subscribers.ts'

const db = openDb(env.DB)
const now = new Date('2026-11-20T10:00:00Z')

beforeEach(async () => {
  await db.delete(newsletterSubscribers)
  await db.delete(emailSuppressions)
})

const contextOf = async () => aUserContext(db, await addUser(db, { role: 'admin' }), { now })

async function importing(csv: string, isPreview = false) {
  const response = await importSubscribers(await contextOf(), { csv, isPreview })
  if (!response.ok) throw new Error(response.reason)
  return response.result
}

const read = async (email: string) =>
  (await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0]

it('a row becomes a confirmed subscriber with the declared date, and a second import adds nobody', async () => {
  const csv = 'Email,Consent given\r\nReader@Example.com,2024-03-05\r\n'
  expect(await importing(csv)).toMatchObject({ rows: 1, added: 1, problemCount: 0 })
  expect(await read('reader@example.com')).toMatchObject({
    isConfirmed: true,
    source: 'import',
    confirmedAt: new Date('2024-03-05T00:00:00Z'),
    unsubscribedAt: null,
    unsubscribeToken: expect.stringMatching(/^[a-z2-7]{32}$/),
  })
  expect(await importing(csv)).toMatchObject({ added: 0, present: 1 })
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({ action: 'newsletter.import', after: { rows: 1, rowsAdded: 1 } })
  expect(JSON.stringify(entry)).not.toContain('reader@')
})

it('a file that is imported twice at once is imported and audited once', async () => {
  const context = await contextOf()
  const file = {
    csv: 'email,consent\na@example.com,2024-03-05\nb@example.com,2024-03-05\n',
    isPreview: false,
  }
  const database = actingBefore(env.DB, 'insert into "newsletter_subscribers"', () =>
    importSubscribers(context, file),
  )
  expect(await importSubscribers({ ...context, db: database }, file)).toMatchObject({ ok: true })
  expect(await db.$count(newsletterSubscribers)).toBe(2)
  expect(await db.$count(auditLog, eq(auditLog.actorId, context.user.id))).toBe(1)
})

it('a preview says what an import would do, and changes nothing', async () => {
  expect(await importing('email;consent\na@example.com;2024-03-05\n', true)).toMatchObject({ added: 1 })
  expect(await db.$count(newsletterSubscribers)).toBe(0)
})

it('nobody who left, bounced or has not confirmed is subscribed by an import', async () => {
  const left = await aSubscriber(db, { unsubscribedAt: now })
  const waits = await aSubscriber(db, { isConfirmed: false })
  const stays = await aSubscriber(db)
  await db.insert(emailSuppressions).values({ address: 'bounced@example.com', reason: 'bounce' })
  const emails = [left.email, waits.email, stays.email, 'bounced@example.com', 'new@example.com']
  const csv = `email,consent\n${emails.map((email) => `${email},2024-03-05`).join('\n')}`
  expect(await importing(csv)).toMatchObject({ added: 1, left: 1, unconfirmed: 1, present: 1, suppressed: 1 })
  expect(await read(left.email)).toEqual(left)
  expect(await read(waits.email)).toEqual(waits)
  expect(await read(stays.email)).toEqual(stays)
  expect(await read('bounced@example.com')).toBeUndefined()
})

it('a choice about an unclear value counts, and brings back nobody who left here', async () => {
  const left = await aSubscriber(db, { unsubscribedAt: now })
  const csv = `email,consent given,status\n${left.email},2024-03-05,vip\nnew@example.com,2024-03-05,vip`
  expect(await importing(csv)).toMatchObject({
    added: 0,
    questions: [{ column: 2, heading: 'status', value: 'vip', rows: 2 }],
  })
  const choices = [{ column: 2, value: 'vip', means: 'subscribed' as const }]
  expect(await importSubscribers(await contextOf(), { csv, isPreview: false, choices })).toMatchObject({
    result: { added: 1, left: 1 },
  })
  expect(await read(left.email)).toEqual(left)
})

it('each row that cannot be taken is named with its line', async () => {
  const csv = [
    '\ufeffEmail,Name,Consent given,Status',
    'good@example.com,"Asha',
    'Rai",2024-03-05,subscribed',
    'not an address,,2024-03-05,',
    'none@example.com,,,',
    'odd@example.com,,05/03/2024,',
    'never@example.com,,2024-02-30,',
    'soon@example.com,,2027-01-01,',
    'GOOD@example.com,,2024-03-05,',
    'gone@example.com,,2024-03-05,unsubscribed',
    'short@example.com',
  ].join('\n')
  const { problems, added } = await importing(csv)
  expect(added).toBe(1)
  expect(problems).toEqual([
    { line: 4, problem: 'email' },
    { line: 5, problem: 'consent-missing' },
    { line: 6, problem: 'consent-malformed' },
    { line: 7, problem: 'consent-malformed' },
    { line: 8, problem: 'consent-in-future' },
    { line: 9, problem: 'repeated' },
    { line: 10, problem: 'not-subscribed' },
    { line: 11, problem: 'consent-missing' },
  ])
})

it('an export of this site can be imported into an empty one, and who had left stays out', async () => {
  await aSubscriber(db, { email: 'stays@example.com', confirmedAt: new Date('2024-01-02T03:04:05Z') })
  await aSubscriber(db, { email: 'left@example.com', unsubscribedAt: now })
  let csv = ''
  for await (const piece of await exportSubscribers(await contextOf(), {})) csv += piece
  await db.delete(newsletterSubscribers)
  expect(await importing(csv)).toMatchObject({ added: 1, problems: [{ problem: 'not-subscribed' }] })
  expect((await read('stays@example.com'))?.confirmedAt).toEqual(new Date('2024-01-02T03:04:05Z'))
})

describe('a file that is not a list', () => {
  it.each([
    ['', 'import-columns-missing'],
    ['a@example.com,2024-01-01', 'import-columns-missing'],
    ['email,consent\n"a@example.com,2024', 'import-unreadable'],
    ['\0\0\0', 'import-columns-missing'],
  ])('is refused: %j', async (csv, reason) => {
    expect(await importSubscribers(await contextOf(), { csv, isPreview: false })).toMatchObject({ reason })
  })

  it('is refused with more than 10,000 rows, and 10,000 are taken at once', async () => {
    const rows = (count: number) =>
      `email,consent\n${Array.from({ length: count }, (_, index) => `r${index}@example.com,2024-03-05`).join('\n')}`
    const context = await contextOf()
    expect(await importSubscribers(context, { csv: rows(10_001), isPreview: false })).toMatchObject({
      reason: 'import-too-large',
      rowsMax: 10_000,
    })
    expect(await importing(rows(10_000))).toMatchObject({ added: 10_000 })
  }, 60_000)
})
