import { keepHead } from '#platform/audit/kept-heads.ts'
import { type BackupEnd, backupLines } from '#platform/backup/backup-lines.ts'
import { copyDatabase } from '#platform/backup/read-database.ts'
import { expiredBackups } from './expired-backups.ts'
import { writeToBucket } from './write-to-bucket.ts'

const prefix = 'nightly/'
const keyForm = /^nightly\/(\d{4}-\d{2}-\d{2})\.backup$/
const abandonedAfterMs = 3_600_000
const errorCharsMax = 200

interface Places {
  db: D1Database
  bucket: R2Bucket
  passphrase: string | undefined
}

export async function backUpNightly(places: Places, now: Date): Promise<void> {
  const { db, bucket } = places
  const day = now.toISOString().slice(0, 10)
  const key = `${prefix}${day}.backup`
  if (await bucket.head(key)) return
  if (!(await claim(db, now))) return
  try {
    const head = await keepHead(db, bucket, day)
    const { tables } = await write(places, key, now)
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    await db.batch([
      db
        .prepare(
          "insert into audit_log (actor, action, subject_type, subject, after) values ('clock:backup', 'database.backup', 'database', ?, ?)",
        )
        .bind(key, JSON.stringify({ rows, head })),
      finish(db, null),
    ])
    await deleteExpired(bucket)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    await finish(db, message.slice(0, errorCharsMax)).run()
    throw error
  }
}

async function write({ db, bucket, passphrase }: Places, key: string, now: Date): Promise<BackupEnd> {
  await using copy = await copyDatabase(db, now)
  const lines = backupLines(copy.header, copy.pages)
  let end: BackupEnd | undefined
  const readLines: AsyncIterator<string> = {
    async next() {
      const result = await lines.next()
      if (!result.done) return result
      end = result.value
      return { done: true, value: undefined }
    },
    async return() {
      throw new Error('The bucket took only a part of the backup.')
    },
  }
  await writeToBucket(bucket, key, readLines, passphrase)
  if (!end) throw new Error('The backup was closed before its end was written.')
  return end
}

async function claim(db: D1Database, now: Date): Promise<boolean> {
  const claimedRows = await db
    .prepare(
      `insert into clock_jobs (name, started_at) values ('backup', ?1)
       on conflict (name) do update set started_at = ?1, finished_at = null
       where started_at is null or finished_at is not null or started_at <= ?2
       returning name`,
    )
    .bind(now.getTime(), now.getTime() - abandonedAfterMs)
    .all()
  return claimedRows.results.length > 0
}

const finish = (db: D1Database, error: string | null) =>
  db
    .prepare("update clock_jobs set finished_at = ?, last_error = ? where name = 'backup'")
    .bind(Date.now(), error)

async function deleteExpired(bucket: R2Bucket): Promise<void> {
  const { objects } = await bucket.list({ prefix })
  const days = objects.flatMap(({ key }) => keyForm.exec(key)?.[1] ?? [])
  const keys = expiredBackups(days).map((day) => `${prefix}${day}.backup`)
  if (keys.length > 0) await bucket.delete(keys)
}
