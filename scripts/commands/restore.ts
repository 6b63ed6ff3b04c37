import { basename } from 'node:path'
import { pluralize } from '#shared/words.ts'
import { checkBackup, readPages } from '../cloud/backup/backup-file.ts'
import { isEncrypted } from '../cloud/backup/line-file.ts'
import { filesFolderOf, restoreFiles } from '../cloud/backup/backup-files.ts'
import { askPassphrase } from '../cloud/backup/passphrase.ts'
import { moveRevision, restoreDatabase } from '../cloud/backup/restore-database.ts'
import { recordBackup } from '../cloud/backup/record-backup.ts'
import { listMigrations } from '../cloud/migrations/list-migrations.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'
import { withLocalD1, withRemoteBuckets } from '../lib/with-d1.ts'

const usage = `npm run restore -- <file>             fills an empty local database with a backup
npm run restore -- <file> --remote    fills an empty database on Cloudflare

The file is read to its end and checked first. An encrypted one needs its passphrase, typed or in BACKUP_PASSPHRASE.
An interrupted restore continues with the same command. STATE_DIR sets the folder of the local database.`

await runScript(async () => {
  const options = { remote: { type: 'boolean' } } as const
  const { values, positionals } = readArguments(process.argv.slice(2), { options, usage, maxPositionals: 1 })
  const [file] = positionals
  if (!file) throw new PlainFailure(usage)
  const passphrase = (await isEncrypted(file)) ? await askPassphrase({ isNew: false }) : undefined
  const backup = await checkBackup(file, passphrase)
  const rows = Object.values(backup.tables).reduce((sum, table) => sum + table.rows, 0)
  console.log(`${file}: complete and unaltered, ${pluralize(rows, 'row')} of ${backup.header.createdAt}.`)

  const withD1 = values.remote ? withRemoteBuckets : withLocalD1
  await withD1(async (db, { files: bucket }) => {
    await restoreDatabase(db, backup, readPages(file, passphrase), listMigrations(), {
      onGoingOn: (pages) => console.log(`Continuing after page ${pages}, where the last attempt stopped.`),
    }).catch((error: unknown) => {
      if (!(error instanceof PlainFailure))
        console.error('The restore stopped. Run the same command again to continue.')
      throw error
    })
    await restoreFiles(db, bucket, filesFolderOf(file))
    await moveRevision(db, new Date())
    await recordBackup(db, 'database.restore', basename(file), rows)
  })
  console.log(`Restored: ${pluralize(rows, 'row')}. Pages are rendered again as they are requested.`)
})
