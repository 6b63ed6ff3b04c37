import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ExportName, exportFormats, exportNames } from '#contracts/export-rules.ts'
import { postFiles, writeRecords } from '#domains/office/export-records.ts'
import { type Db, openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { pluralize } from '#shared/words.ts'
import { pathFailure } from '../lib/path-failure.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'
import { withLocalDatabase } from '../lib/local/with-local-database.ts'
import { withRemoteD1 } from '../lib/with-d1.ts'

const usage = `npm run export -- <folder>             writes posts, projects, users and all content of the local database
npm run export -- <folder> --remote    those of the database on Cloudflare

Posts become <folder>/posts/<slug>.md, everything else <folder>/<name>.csv and .json. The folder is new or empty.`

await runScript(async () => {
  const { values, positionals } = readArguments(process.argv.slice(2), {
    options: { remote: { type: 'boolean' } },
    usage,
    maxPositionals: 1,
  })
  const [folder] = positionals
  if (!folder) throw new PlainFailure(usage)
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw pathFailure(folder, error)
  })
  if ((await readdir(folder)).length > 0) throw new PlainFailure(`${folder} is not empty.\n\n${usage}`)
  const count = await (values.remote
    ? withRemoteD1((d1) => exportAll(openDb(d1), folder))
    : withLocalDatabase(({ db }) => exportAll(db, folder)))
  console.log(`Exported ${pluralize(count, 'file')} to ${folder}.`)
  console.log('They hold personal data and are not encrypted: keep them where only you can read them.')
})

/** The audit entry is written first, so that no export goes unrecorded. */
async function exportAll(db: Db, folder: string): Promise<number> {
  const entry = { actor: 'npm:export', action: 'data.export', subjectType: 'data' } as const
  await db.insert(auditLog).values({ ...entry, subject: basename(folder) })
  let count = 0
  for (const record of exportNames) count += await writeFiles(db, record, folder)
  return count
}

async function writeFiles(db: Db, record: ExportName, folder: string): Promise<number> {
  if (record !== 'posts') {
    const formats = exportFormats[record]
    for (const format of formats)
      await pipeline(
        Readable.from(writeRecords(db, { record, format })),
        createWriteStream(join(folder, `${record}.${format}`)),
      )
    return formats.length
  }
  await mkdir(join(folder, record))
  let count = 0
  for await (const { name, text } of postFiles(db)) {
    await writeFile(join(folder, record, name), text)
    count += 1
  }
  return count
}
