import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { openDb } from '#platform/db/open.ts'
import { posts } from '#platform/db/schema/blog.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { checkPassword } from '#domains/identity/auth/password.ts'
import { demoAccounts, demoPassword } from '../../lib/local/demo-accounts.ts'
import { scriptContext } from '../../lib/local/with-local-database.ts'
import { seedAccounts } from '../../lib/local/seed-accounts.ts'
import { seedClientBookings } from '../../lib/local/seed-bookings.ts'
import { seedContent } from '../../lib/local/seed-content.ts'
import { seedPostFiles } from '#tests/builders/post-files.ts'
import { seedPosts } from '../../lib/local/seed-posts.ts'
import { seedClientProjects } from '../../lib/local/seed-projects.ts'
import { listMigrations } from '../migrations/list-migrations.ts'
import { backUpNightly } from '../../../workers/clock/nightly-backup.ts'
import { loadLocalWrangler } from '../../lib/load-wrangler.ts'
import { withLocalD1 } from '../../lib/with-d1.ts'
import { applyMigrations } from '../migrations/apply-migrations.ts'
import type { BackupPage } from '#platform/backup/backup-lines.ts'
import { copyDatabase } from '#platform/backup/read-database.ts'
import { type CheckedBackup, checkBackup, readPages, writeBackup } from './backup-file.ts'
import { digestDatabase, drillBackup } from './drill.ts'
import { recordBackup } from './record-backup.ts'
import { moveRevision, restoreDatabase } from './restore-database.ts'

vi.setConfig({ testTimeout: 120_000 })

const oddText = 'a literal \\n, a line\nbreak, \u2028, a NUL \0, \u{1f98a} and "\'; drop table users; --'
const passphrase = 'five words that nobody says'
let folder: string
let file: string
let backup: CheckedBackup

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'))
  file = join(folder, 'seeded.backup')
  await withLocalD1(
    async (db) => {
      await applyMigrations(db, listMigrations())
      await seed(db)
      backup = await write(db, file)
    },
    join(folder, 'seeded'),
  )
}, 180_000)
afterAll(() => rm(folder, { recursive: true }))

async function seed(db: D1Database) {
  const drizzle = openDb(db)
  const context = scriptContext(drizzle)
  await seedContent(drizzle)
  await seedPosts(context, seedPostFiles())
  await seedAccounts(context)
  await seedClientProjects(drizzle)
  await seedClientBookings(context)
  await drizzle.update(posts).set({ excerpt: oddText }).where(eq(posts.id, 1))
  await recordBackup(db, 'database.backup', 'earlier.backup', 1)
  await db.batch([
    db.prepare('create table attachments (id integer primary key autoincrement, bytes blob)'),
    db
      .prepare('insert into attachments (id, bytes) values (7, ?), (90, null)')
      .bind(new Uint8Array([0, 255, 10])),
    db.prepare('delete from attachments where id = 90'),
  ])
}

async function write(db: D1Database, path: string, words?: string) {
  await using copy = await copyDatabase(db, new Date())
  return await writeBackup(path, copy.header, copy.pages, words)
}

const inNewDatabase = <T>(use: (db: D1Database) => Promise<T>) =>
  mkdtemp(join(folder, 'new-')).then((state) => withLocalD1(use, state))

test('a restored database has every row, id and search result of the one backed up, and its people sign in', async () => {
  const copy = join(folder, 'restored.backup')
  await inNewDatabase(async (db) => {
    await restoreDatabase(db, await checkBackup(file), readPages(file), listMigrations())
    expect(await digestDatabase(db)).toEqual(backup.tables)
    expect(Object.keys(backup.tables)).toEqual(
      expect.arrayContaining(['users', 'posts', 'bookings', 'attachments']),
    )

    const post = await openDb(db).select().from(posts).where(eq(posts.id, 1)).get()
    expect(post?.excerpt).toBe(oddText)
    const [account] = demoAccounts
    const userRow = await openDb(db).select().from(users).where(eq(users.username, account.username)).get()
    expect(await checkPassword(demoPassword, userRow?.passwordHash ?? '')).toMatchObject({ matches: true })

    const matchCount = await db
      .prepare("select count(*) as n from posts_fts where posts_fts match 'bookings OR NUL'")
      .first('n')
    expect(matchCount).toBeGreaterThan(0)
    await db.prepare('insert into attachments (bytes) values (null)').run()
    expect(await db.prepare('select max(id) as id from attachments').first('id')).toBe(91)
    await expect(db.prepare('delete from audit_log').run(), 'triggers are back').rejects.toThrow(
      'only added to',
    )
    expect(await listOwn(db)).toEqual([])
    await write(db, copy)

    const revision = () => db.prepare('select revision from site_content').first<number>('revision')
    const restoredRevision = (await revision()) ?? 0
    const now = new Date()
    await moveRevision(db, now)
    expect(await revision(), 'past every revision that was shown before').toBe(
      Math.floor(now.getTime() / 1000),
    )
    expect(restoredRevision).toBeLessThan(1000)
    await moveRevision(db, now)
    expect(await revision()).toBe(Math.floor(now.getTime() / 1000) + 1)
  })
})

test('a nightly backup of the companion Worker is restored like any other', async () => {
  const config = join(folder, 'clock.json')
  const bindings = {
    d1_databases: [
      { binding: 'DB', database_id: '00000000-0000-0000-0000-000000000000', database_name: 'x' },
    ],
    r2_buckets: [{ binding: 'BACKUPS', bucket_name: 'backups' }],
  }
  await writeFile(config, JSON.stringify({ name: 'clock', compatibility_date: '2026-10-01', ...bindings }))
  await cp(join(folder, 'seeded'), join(folder, 'clock'), { recursive: true })
  const { getPlatformProxy } = await loadLocalWrangler()
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database; BACKUPS: R2Bucket }>({
    configPath: config,
    persist: { path: join(folder, 'clock/v3') },
    remoteBindings: false,
  })
  const fromBucket = join(folder, 'nightly.backup')
  try {
    await backUpNightly({ db: env.DB, bucket: env.BACKUPS, passphrase }, new Date('2026-11-23T02:17:00Z'))
    const object = await env.BACKUPS.get('nightly/2026-11-23.backup')
    await writeFile(fromBucket, Buffer.from((await object?.arrayBuffer()) ?? []))
  } finally {
    await dispose()
  }
  const nightlyBackup = await checkBackup(fromBucket, passphrase)
  expect(nightlyBackup.tables.users).toEqual(backup.tables.users)
  expect(nightlyBackup.tables.posts).toEqual(backup.tables.posts)
  await inNewDatabase(async (db) => {
    await restoreDatabase(db, nightlyBackup, readPages(fromBucket, passphrase), listMigrations())
    expect(await digestDatabase(db)).toEqual(nightlyBackup.tables)
  })
})

test('a backup shows one moment, whatever is written while it is read', async () => {
  await withLocalD1(
    async (db) => {
      const path = join(folder, 'one-moment.backup')
      await using copy = await copyDatabase(db, new Date())
      await recordBackup(db, 'database.backup', 'meanwhile.backup', 1)
      const backupOfCopy = await writeBackup(path, copy.header, copy.pages)
      expect(backupOfCopy.tables).toEqual(backup.tables)
    },
    join(folder, 'seeded'),
  )
  await withLocalD1(async (db) => expect(await listOwn(db)).toEqual([]), join(folder, 'seeded'))
})

test('an interrupted restore goes on where it stopped, and never with another backup', async () => {
  await inNewDatabase(async (db) => {
    const interruptedRestore = restoreDatabase(db, backup, stopAfter(4, readPages(file)), listMigrations())
    await expect(interruptedRestore).rejects.toThrow('unplugged')
    const other = restoreDatabase(db, { ...backup, sha256: 'other' }, readPages(file), listMigrations())
    await expect(other).rejects.toThrow('Another backup is being restored')
    let wentOnAfter = 0
    await restoreDatabase(db, backup, readPages(file), listMigrations(), {
      onGoingOn: (pages) => {
        wentOnAfter = pages
      },
    })
    expect(wentOnAfter).toBe(4)
    expect(await digestDatabase(db)).toEqual(backup.tables)
  })
})

test('a database with rows is left alone, one that only visitors have seen is filled', async () => {
  await inNewDatabase(async (db) => {
    await applyMigrations(db, listMigrations())
    await db.prepare("insert into rate_limits (key, count, reset_at) values ('visit', 1, 1)").run()
    await db
      .prepare(
        "insert into users (username, name, email, role, password_hash) values ('a', 'A', 'a@b.c', 'client', '-')",
      )
      .run()
    await expect(restoreDatabase(db, backup, readPages(file), listMigrations())).rejects.toThrow(
      'The database is not empty: users has rows. Nothing was changed.',
    )
    expect(await db.prepare('select username from users').first('username')).toBe('a')
    await db.prepare('delete from users').run()
    await restoreDatabase(db, backup, readPages(file), listMigrations())
    expect(await digestDatabase(db)).toEqual(backup.tables)
  })
})

test('a backup of an earlier release gets the migrations since, one of a newer release is refused', async () => {
  const newest = {
    ...backup,
    header: { ...backup.header, migrations: [...backup.header.migrations, '0999_next.sql'] },
  }
  await inNewDatabase(async (db) => {
    await expect(restoreDatabase(db, newest, readPages(file), listMigrations())).rejects.toThrow(
      '0999_next.sql',
    )
    expect(await db.prepare("select count(*) as n from sqlite_master where name = 'users'").first('n')).toBe(
      0,
    )
    const next = join(folder, '0998_next.sql')
    await writeFile(
      next,
      'ALTER TABLE users ADD COLUMN shoe_size integer;\n--> statement-breakpoint\nUPDATE users SET shoe_size = 42;',
    )
    const since = { name: '0998_next.sql', file: next, isOwn: false }
    await restoreDatabase(db, backup, readPages(file), [...listMigrations(), since])
    expect(await db.prepare('select distinct shoe_size from users').first('shoe_size')).toBe(42)
  })
})

test('a drill finds a backup whose rows are not those of the database', async () => {
  const tables = {
    ...backup.tables,
    users: { ...backup.tables.users, rows: demoAccounts.length, sha256: 'other' },
  }
  await expect(drillBackup(file, { ...backup, tables })).rejects.toThrow('these tables differ: users')
})

test('a database without tables is not backed up', async () => {
  await inNewDatabase(async (db) => {
    await expect(copyDatabase(db, new Date())).rejects.toThrow('nothing to back up')
  })
})

async function* stopAfter(count: number, pages: AsyncIterable<BackupPage>) {
  let left = count
  for await (const page of pages) {
    if (left-- === 0) throw new Error('unplugged')
    yield page
  }
}

async function listOwn(db: D1Database) {
  const { results } = await db.prepare("select name from sqlite_master where name like 'backup_%'").all()
  return results
}
