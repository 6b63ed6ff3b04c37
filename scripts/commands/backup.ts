import { mkdir, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { pluralize } from '#shared/words.ts'
import { writeBackup } from '../cloud/backup/backup-file.ts'
import { compareFiles, filesFolderOf, writeFiles } from '../cloud/backup/backup-files.ts'
import { drillBackup } from '../cloud/backup/drill.ts'
import { askPassphrase } from '../cloud/backup/passphrase.ts'
import { copyDatabase } from '#platform/backup/read-database.ts'
import { recordBackup } from '../cloud/backup/record-backup.ts'
import { pathFailure } from '../lib/path-failure.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'
import { withLocalD1, withRemoteBuckets } from '../lib/with-d1.ts'

const usage = `npm run backup                    writes backups/<time>.backup from the local database
npm run backup -- --remote        backs up the database on Cloudflare
npm run backup -- <file>          writes to this file, and uploaded files to files/ beside it
npm run backup -- --passphrase    encrypts the file, with a passphrase that it asks for or finds in BACKUP_PASSPHRASE
npm run backup -- --drill         restores the new file into a temporary database and compares every row

STATE_DIR sets the folder of the local database (default: .wrangler/state).`

await runScript(async () => {
  const options = {
    remote: { type: 'boolean' },
    passphrase: { type: 'boolean' },
    drill: { type: 'boolean' },
  } as const
  const { values, positionals } = readArguments(process.argv.slice(2), { options, usage, maxPositionals: 1 })
  const now = new Date()
  const file = positionals[0] ?? `backups/${now.toISOString().replaceAll(/[:.]/g, '-')}.backup`
  if (await exists(file)) throw new PlainFailure(`${file} already exists and was kept. Name another file.`)
  const passphrase = values.passphrase ? await askPassphrase({ isNew: true }) : undefined
  await mkdir(dirname(file), { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw pathFailure(dirname(file), error)
  })

  const withD1 = values.remote ? withRemoteBuckets : withLocalD1
  await withD1(async (db, { files: bucket }) => {
    const backup = await write(db, file, now, passphrase)
    const rows = Object.values(backup.tables).reduce((sum, table) => sum + table.rows, 0)
    await recordBackup(db, 'database.backup', basename(file), rows)
    console.log(
      `${file}: ${pluralize(rows, 'row')} of ${pluralize(Object.keys(backup.tables).length, 'table')}, SHA-256 ${backup.sha256}.`,
    )
    const folder = filesFolderOf(file)
    const files = await writeFiles(db, bucket, folder)
    if (files > 0) console.log(`${folder}: ${pluralize(files, 'file')}, not encrypted.`)
    if (passphrase === undefined)
      console.log(
        'It holds personal data and is not encrypted: keep it where only you can read it, or use --passphrase.',
      )
    if (!values.drill) return
    await drillBackup(file, backup, passphrase)
    await compareFiles(db, folder)
    await recordBackup(db, 'database.drill', basename(file), rows)
    console.log('Drill: restored into a temporary database, every row is the same, and so is every file.')
  })
})

async function write(db: D1Database, file: string, now: Date, passphrase?: string) {
  await using copy = await copyDatabase(db, now)
  return await writeBackup(file, copy.header, copy.pages, passphrase)
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
