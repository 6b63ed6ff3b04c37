import { pluralize } from '#shared/words.ts'
import { type KeptHead, readKeptHeads } from '#platform/audit/kept-heads.ts'
import { findMissingHeads, verifyChain } from '#platform/audit/verify-chain.ts'
import { openDb } from '#platform/db/open.ts'
import { readHead, readHeadsIn } from '../cloud/backup/read-head.ts'
import { listByType } from '#platform/backup/tables.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'
import { withLocalD1, withRemoteD1 } from '../lib/with-d1.ts'

const usage = `npm run audit:verify                        checks the audit log of the local database
npm run audit:verify -- --remote            checks that of the database on Cloudflare, and compares it with every head
                                            that the nightly backup kept in the bucket
npm run audit:verify -- --heads <folder>    compares it with heads downloaded from the bucket (audit-heads/<day>.txt)
npm run audit:verify -- --head <id>:<hash>  compares it with the head that an earlier run printed

STATE_DIR sets the folder of the local database (default: .wrangler/state).`

await runScript(async () => {
  const options = {
    remote: { type: 'boolean' },
    head: { type: 'string' },
    heads: { type: 'string' },
  } as const
  const { values } = readArguments(process.argv.slice(2), { options, usage })
  const givenHead = values.head === undefined ? [] : [readHead(values.head)]
  const downloadedHeads = values.heads === undefined ? undefined : readHeadsIn(values.heads)

  async function verify(database: D1Database, { backups: bucket }: { backups?: R2Bucket | undefined }) {
    if (!(await listByType(database, 'table')).includes('audit_seals'))
      throw new PlainFailure(
        'This database has no sealed audit log yet: its migrations have not been applied. Start or deploy the site first.',
      )
    const db = openDb(database)
    const keptHeads: KeptHead[] | undefined = downloadedHeads ?? (bucket && (await readKeptHeads(bucket)))
    const report = await verifyChain(db, [...givenHead, ...(keptHeads ?? [])])
    const missing = keptHeads ? await findMissingHeads(db, keptHeads) : []
    return { ...report, faults: [...report.faults, ...missing], keptHeads }
  }

  const { faults, sealed, unsealed, head, keptHeads } = values.remote
    ? await withRemoteD1(verify, { opensBuckets: downloadedHeads === undefined })
    : await withLocalD1(verify)
  if (faults.length > 0)
    throw new PlainFailure(`The audit log is not what was written:\n${faults.join('\n')}`)
  console.log(
    `The audit log is intact: ${pluralize(sealed, 'entry is', 'entries are')} sealed, ${pluralize(unsealed, 'waits', 'wait')} for the next seal.`,
  )
  if (keptHeads) console.log(`Compared with ${pluralize(keptHeads.length, 'kept head')}.`)
  if (sealed === 0) return
  console.log(`Head: ${head.entryId}:${head.hash}`)
  if (givenHead.length === 0 && !keptHeads?.length)
    console.log(
      'Note the head somewhere else. Only with a head from elsewhere can a later run detect a log that was rewritten from the start.',
    )
})
