import { createScheduledController, env } from 'cloudflare:test'
import { desc } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { readBackupState } from '#domains/office/read-backup-state.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { sealEntries } from '#platform/audit/chain.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { auditLog, auditSeals } from '#platform/db/schema/audit.ts'
import { clockJobs } from '#platform/db/schema/clock.ts'
import { linesInBucket } from '#tests/builders/nightly-backups.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { aUser } from '#tests/builders/users.ts'
import { copyFiles } from './copy-files.ts'
import clock from './index.ts'

const db = openDb(env.DB)
const bucket = env.BACKUPS
const today = () => `nightly/${new Date().toISOString().slice(0, 10)}.backup`
const settings = { SITE_URL: 'http://localhost', CLOCK_KEY: 'key' }

beforeEach(async () => {
  const { objects } = await bucket.list()
  await bucket.delete(objects.map(({ key }) => key))
  await db.delete(clockJobs)
})

const atNight = (
  bindings: Partial<Parameters<typeof clock.scheduled>[1]> = { DB: env.DB, BACKUPS: bucket },
) => clock.scheduled(createScheduledController({ cron: '17 2,4 * * *' }), { ...settings, ...bindings })
const state = async () => (await readBackupState(aContext(db))).nightly

it('a night writes one backup, however often it is tried, and the back office shows its age', async () => {
  const user = aUser()
  await db.insert(users).values(user)
  await Promise.all([atNight(), atNight()])
  await atNight()
  const { objects } = await bucket.list({ prefix: 'nightly/' })
  expect(objects.map(({ key }) => key)).toEqual([today()])
  const lines = await linesInBucket(bucket, today())
  expect(lines[0]).toMatchObject({ format: 'ridgeline-backup', version: 1 })
  expect(JSON.stringify(lines)).toContain(user.username)
  expect(lines.at(-1)).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
  const { backedUpAt, nightly } = await readBackupState(aContext(db))
  expect(nightly).toBe('on')
  expect(Date.now() - Date.parse(backedUpAt ?? '')).toBeLessThan(60_000)
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where name glob 'backup_copy_*'",
  ).all()
  expect(results).toEqual([])
})

it('a night keeps the head of the audit chain, which no later night deletes', async () => {
  await auditStatement(db, { actor: { id: 7, username: 'asha' }, action: 'user.role', subject: 'maya' })
  await sealEntries(db)
  const [seal] = await db.select().from(auditSeals).orderBy(desc(auditSeals.entryId)).limit(1)
  await bucket.put('audit-heads/2020-01-01.txt', 'old')
  await atNight()
  const head = `${seal?.entryId}:${seal?.hash}`
  const day = new Date().toISOString().slice(0, 10)
  expect(await (await bucket.get(`audit-heads/${day}.txt`))?.text()).toBe(head)
  expect(await bucket.head('audit-heads/2020-01-01.txt')).not.toBeNull()
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({ action: 'database.backup', after: { head } })
})

it('with a passphrase it is encrypted', async () => {
  await atNight({ DB: env.DB, BACKUPS: bucket, BACKUP_PASSPHRASE: 'five words that nobody says' })
  const text = await (await bucket.get(today()))?.text()
  expect(text?.startsWith('age-encryption.org/v1')).toBe(true)
})

it('without a bucket nothing happens, and the back office says so', async () => {
  await atNight({ DB: env.DB })
  expect(await state()).toBe('off')
})

it('a failure leaves no object, is shown, and the next try of the night makes up for it', async () => {
  const fullBucket = new Proxy(bucket, {
    get: (target, name) =>
      name === 'put'
        ? async () => Promise.reject(new Error('R2 is over its quota'))
        : Reflect.get(target, name).bind(target),
  })
  await expect(atNight({ DB: env.DB, BACKUPS: fullBucket })).rejects.toThrow('over its quota')
  expect(await bucket.head(today())).toBeNull()
  expect(await state()).toBe('failed')
  expect((await db.select().from(clockJobs))[0]?.lastError).toBe('R2 is over its quota')
  await atNight()
  expect(await state()).toBe('on')
})

it('an old backup goes once a new one is there, and other objects stay', async () => {
  const old = Array.from({ length: 60 }, (_, day) =>
    new Date(Date.parse('2020-01-01') + day * 86_400_000).toISOString().slice(0, 10),
  )
  await Promise.all(
    [...old.map((day) => `nightly/${day}.backup`), 'mine.txt'].map((key) => bucket.put(key, 'x')),
  )
  await atNight()
  const keys = (await bucket.list()).objects
    .map(({ key }) => key)
    .filter((key) => !key.startsWith('audit-heads/'))
  expect(keys).toHaveLength(12)
  expect(keys).toEqual(expect.arrayContaining(['mine.txt', today(), 'nightly/2020-02-29.backup']))
})

it('a backup that is 36 hours old is late', async () => {
  await atNight()
  const later = aContext(db, { now: new Date(Date.now() + 37 * 3_600_000) })
  expect((await readBackupState(later)).nightly).toBe('late')
})

it('new files are copied to the bucket for backups, each content once', async () => {
  const files = env.FILES as R2Bucket
  const hash = 'a'.repeat(32)
  const insert = (content: string) =>
    env.DB.prepare(
      "insert into files (hash, sha256, name, type, bytes, variants, uploaded_by, updated_at) values (?, '', 'a.png', 'image/png', 1, '[{\"width\":480}]', 'maya', 0)",
    )
      .bind(content)
      .run()
  await insert(hash)
  for (const name of ['original', '480']) await files.put(`public/${hash}/${name}`, name)
  const places = { db: env.DB, files, backups: bucket }
  expect(await copyFiles(places)).toBe(1)
  expect(await copyFiles(places)).toBe(0)
  for (const name of ['original', '480'])
    expect(await (await bucket.get(`files/public/${hash}/${name}`))?.text()).toBe(name)
  await insert('b'.repeat(32))
  await expect(copyFiles(places)).rejects.toThrow('The bucket for files has no public/bbbb')
  await env.DB.prepare('delete from files').run()
})
