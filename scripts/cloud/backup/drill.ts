import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DigestByTable, type TableDigests } from '#platform/backup/backup-lines.ts'
import { copyDatabase } from '#platform/backup/read-database.ts'
import { listMigrations } from '../migrations/list-migrations.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'
import { withLocalD1 } from '../../lib/with-d1.ts'
import { type CheckedBackup, readPages } from './backup-file.ts'
import { restoreDatabase } from './restore-database.ts'

export async function drillBackup(file: string, backup: CheckedBackup, passphrase?: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'drill-'))
  try {
    await withLocalD1(async (db) => {
      // Migrations newer than the backup would change its rows.
      const then = listMigrations().filter(({ name }) => backup.header.migrations.includes(name))
      await restoreDatabase(db, backup, readPages(file, passphrase), then)
      const restoredDigest = await digestDatabase(db)
      const differing = Object.keys(backup.tables).filter(
        (name) => restoredDigest[name]?.sha256 !== backup.tables[name]?.sha256,
      )
      if (differing.length > 0)
        throw new PlainFailure(
          `The backup is complete, but restored from it these tables differ: ${differing.join(', ')}.`,
        )
    }, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function digestDatabase(db: D1Database): Promise<TableDigests> {
  await using copy = await copyDatabase(db, new Date())
  const digests = new DigestByTable(copy.header)
  for await (const page of copy.pages) digests.add(page)
  return digests.end()
}
