import { pluralize } from '#shared/pluralize.ts'
import { verifyChain } from '#server/audit/verify-chain.ts'
import { openDb } from '#server/db/open.ts'
import { readHead } from '../audit/read-head.ts'
import { listByType } from '#server/backup/tables.ts'
import { PlainFailure, runScript } from '../process/plain-failure.ts'
import { readArguments } from '../process/read-arguments.ts'
import { withLocalD1, withRemoteD1 } from '../process/with-d1.ts'

const usage = `npm run audit:verify                        checks the audit log of the local database
npm run audit:verify -- --remote            checks that of the database on Cloudflare
npm run audit:verify -- --head <id>:<hash>  also checks that the head of an earlier run is still part of it

STATE_DIR sets the folder of the local database (default: .wrangler/state).`

await runScript(async () => {
  const options = {
    remote: { type: 'boolean' },
    head: { type: 'string' },
  } as const
  const { values } = readArguments(process.argv.slice(2), { options, usage })
  const knownHead = values.head === undefined ? undefined : readHead(values.head)
  const withD1 = values.remote ? withRemoteD1 : withLocalD1
  const { faults, sealed, unsealed, head } = await withD1(async (db) => {
    if (!(await listByType(db, 'table')).includes('audit_seals'))
      throw new PlainFailure(
        'This database has no sealed audit log yet: its migrations have not been applied. Start or deploy the site first.',
      )
    return verifyChain(openDb(db), knownHead)
  })
  if (faults.length > 0)
    throw new PlainFailure(`The audit log was changed after it was written:\n${faults.join('\n')}`)
  console.log(
    `The audit log is intact: ${pluralize(sealed, 'entry is', 'entries are')} sealed, ${pluralize(unsealed, 'waits', 'wait')} for the next seal.`,
  )
  if (sealed === 0) return
  console.log(`Head: ${head.entryId}:${head.hash}`)
  if (!knownHead)
    console.log(
      'Note the head somewhere else. Only with it can a later run detect a log that was rewritten from the start.',
    )
})
